import { parseArgs } from 'node:util'
import { cryptoRandom } from '../../clock/random.ts'
import { openPool, type Pool } from '../../database/connect.ts'
import { startEmbeddedServer } from '../../database/embedded-server.ts'
import { SCOPES } from '../../exchange/embeds.ts'
import { readSettings } from '../../exchange/read-settings.ts'
import { type Settings, SettingsError } from '../../exchange/settings.ts'
import {
  addPartner,
  changePartner,
  isPartner,
  originOf,
  type PartnerChange,
  partnerLines,
  removePartner,
  scopeOf,
} from './partners.ts'
import { newSecret } from './secrets.ts'

const USAGE = `npm run partner -- list
npm run partner -- set ID [--origin ORIGIN …] [--scope NAME …] [--with-session | --without-session]
                          [--enable | --disable] [--new-secret]
npm run partner -- remove ID
A new partner needs --origin, has all scopes (${SCOPES.join(', ')}) and needs sessions unless options say otherwise.
Of a known partner, set changes only what the options say. A new secret is random, or the value of the
variable PARTNER_SECRET.`

/**
 * Runs a command with which the operator manages partners, and returns the lines to print. Throws a
 * SettingsError for a wrong command.
 */
export async function partnerCommand(
  { db, transaction }: Pick<Pool, 'db' | 'transaction'>,
  args: string[],
  chosenSecret?: string,
): Promise<string[]> {
  const { verb, id, values } = read(args)
  if (verb === 'list' && !id) return partnerLines(db)
  if (verb === 'remove' && id) {
    if (!(await removePartner(db, id))) throw new SettingsError(`There is no partner ${id}.`)
    return [`${id} is removed.`]
  }
  if (verb !== 'set' || !id) throw new SettingsError(USAGE)
  const { origin, scope } = values
  const origins = origin && [...new Set(origin.map(originOf))]
  const change: PartnerChange = {
    origins,
    scopes: scope && [...new Set(scope.map(scopeOf))],
    requiresSession: oneOf(values['with-session'], values['without-session']),
    disabled: oneOf(values.disable, values.enable),
  }
  return transaction(async (tx) => {
    const isKnown = await isPartner(tx, id)
    const needsSecret = !isKnown || values['new-secret']
    const secret = needsSecret ? (chosenSecret ?? newSecret(cryptoRandom())) : undefined
    if (isKnown) {
      if (secret === undefined && Object.values(change).every((value) => value === undefined))
        throw new SettingsError(USAGE)
      await changePartner(tx, id, { ...change, secret })
    } else {
      if (!origins || secret === undefined) throw new SettingsError(`There is no partner ${id}.\n${USAGE}`)
      await addPartner(tx, id, { ...change, origins, secret })
    }
    const saved = `${id} is saved.`
    if (secret === undefined || chosenSecret !== undefined) return [saved]
    return [saved, `Secret (it is not stored and not shown again): ${secret}`]
  })
}

/**
 * Returns true if the option `yes` is set, false if the option `no` is set, and undefined if neither is set.
 * Throws a SettingsError if both are set.
 */
function oneOf(yes: boolean | undefined, no: boolean | undefined): boolean | undefined {
  if (yes && no) throw new SettingsError(USAGE)
  return yes ? true : no ? false : undefined
}

/** Reads a command. Throws a SettingsError for unknown options, a second id, and options of other commands than `set`. */
function read(args: string[]) {
  const { verb, id, rest, values } = parsed(args)
  const isStray = rest.length > 0 || (verb !== 'set' && Object.keys(values).length > 0)
  if (isStray) throw new SettingsError(USAGE)
  return { verb, id, values }
}

function parsed(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        origin: { type: 'string', multiple: true },
        scope: { type: 'string', multiple: true },
        'with-session': { type: 'boolean' },
        'without-session': { type: 'boolean' },
        enable: { type: 'boolean' },
        disable: { type: 'boolean' },
        'new-secret': { type: 'boolean' },
      },
    })
    const [verb, id, ...rest] = positionals
    return { verb, id, rest, values }
  } catch {
    throw new SettingsError(USAGE)
  }
}

/** Opens the database that the settings name. A sandbox may use the same database at the same time. */
async function openTable({ databaseUrl, dataDir }: Settings) {
  const embedded = databaseUrl ? undefined : await startEmbeddedServer({ directory: dataDir, durable: true })
  const pool = openPool(databaseUrl ?? embedded?.url ?? '', {
    name: 'partners',
    connections: 1,
    statementMs: 10_000,
    hookFailed: () => {},
  })
  return {
    pool,
    async close() {
      await pool.close()
      if (embedded?.isOwn) await embedded.stop()
    },
  }
}

/** The SQLSTATE code of PostgreSQL for a table that does not exist. */
const NO_TABLE = '42P01'

async function main() {
  const table = await openTable(readSettings(process.env, []))
  try {
    const lines = await partnerCommand(table.pool, process.argv.slice(2), process.env.PARTNER_SECRET)
    for (const line of lines) console.log(line)
  } catch (error) {
    const isNew = (error as { code?: string }).code === NO_TABLE
    throw isNew
      ? new SettingsError('The database is empty: start the sandbox once, it creates the table.')
      : error
  } finally {
    await table.close()
  }
}

if (import.meta.main)
  main().catch((error) => {
    console.error(error instanceof SettingsError ? error.message : error)
    process.exitCode = 1
  })
