import { parseArgs } from 'node:util'
import { cryptoRandom } from '../../clock/random.ts'
import { openPool, type Pool } from '../../database/connect.ts'
import { startEmbeddedServer } from '../../database/embedded-server.ts'
import { SCOPES } from '../../exchange/embeds.ts'
import { readSettings } from '../../exchange/read-settings.ts'
import { type Settings, SettingsError } from '../../exchange/settings.ts'
import { newSecret, originOf, partnerLines, removePartner, scopeOf, setPartner } from './partners.ts'

const USAGE = `npm run partner -- list
npm run partner -- set ID --origin ORIGIN [--origin …] [--scope NAME …] [--without-session] [--new-secret]
npm run partner -- remove ID
Scopes: ${SCOPES.join(', ')}; without --scope all of them.`

/** Runs a command of the operator and returns the lines to print. Throws a SettingsError for a wrong command. */
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
  if (verb !== 'set' || !id || values.origin === undefined) throw new SettingsError(USAGE)
  const settings = {
    id,
    origins: [...new Set(values.origin.map(originOf))],
    scopes: values.scope ? [...new Set(values.scope.map(scopeOf))] : [...SCOPES],
    requiresSession: values['without-session'] !== true,
  }
  return transaction(async (tx) => {
    const known = await tx.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst()
    const isNew = !known || values['new-secret'] === true
    const secret = chosenSecret ?? (isNew ? newSecret(cryptoRandom()) : undefined)
    await setPartner(tx, settings, secret)
    const saved = `${id} is saved.`
    if (secret === undefined || chosenSecret !== undefined) return [saved]
    return [saved, `Secret (it is not stored and not shown again): ${secret}`]
  })
}

function read(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        origin: { type: 'string', multiple: true },
        scope: { type: 'string', multiple: true },
        'without-session': { type: 'boolean' },
        'new-secret': { type: 'boolean' },
      },
    })
    const [verb, id] = positionals
    return { verb, id, values }
  } catch {
    throw new SettingsError(USAGE)
  }
}

/** Opens the database of the settings, also while a sandbox uses it. */
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

/** The SQLSTATE code of an unknown table. */
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
