import { createHmac } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import type { Random } from '../clock/random.ts'
import { type Migration, statements } from '../database/migrate.ts'
import type { Reader } from '../database/transaction.ts'
import { SettingsError } from '../exchange/settings.ts'

/**
 * A secret that is stored outside the database. Short secrets such as codes, which the database stores as digests,
 * cannot be guessed from a stolen database without the pepper.
 */
export interface Pepper {
  /** Returns the HMAC-SHA-256 of a list of texts. */
  digest(...parts: string[]): Buffer
}

export function pepperOf(secret: string): Pepper {
  return { digest: (...parts) => createHmac('sha256', secret).update(JSON.stringify(parts)).digest() }
}

declare module '../database/tables.ts' {
  interface Tables {
    /** A single row with a digest. At each start, the sandbox compares it with the digest of the configured pepper. */
    pepper_check: { digest: Buffer }
  }
}

const checkOf = (pepper: Pepper) => pepper.digest('pepper-check')

/**
 * Returns the migration that stores the check value of the pepper. In a database of an earlier version, it stores the
 * check value of the pepper in use.
 */
export const pepperMigration = (pepper: Pepper): Migration => ({
  name: 'pepper-check-1',
  async up(tx) {
    await statements(tx, 'CREATE TABLE pepper_check (digest bytea NOT NULL)')
    await tx
      .insertInto('pepper_check')
      .values({ digest: checkOf(pepper) })
      .execute()
  },
  appendOnly: ['pepper_check'],
})

/** Returns whether the database contains data that depends on a pepper, and the check value if one is stored. */
async function knownPepper(db: Reader): Promise<{ used: boolean; check?: Buffer }> {
  const { rows } = await sql<{ check: boolean; members: boolean }>`
    SELECT to_regclass('pepper_check') IS NOT NULL AS check, to_regclass('members') IS NOT NULL AS members`.execute(
    db,
  )
  if (rows[0]?.check) {
    const row = await db.selectFrom('pepper_check').select('digest').executeTakeFirst()
    return { used: true, check: row?.digest }
  }
  if (!rows[0]?.members) return { used: false }
  return { used: (await db.selectFrom('members').select('id').limit(1).execute()).length > 0 }
}

export interface PepperParts {
  /** Connection with the role that owns the tables. */
  db: Reader
  dataDir: string
  random: Pick<Random, 'bytes'>
  /** Pepper to use. If omitted, the environment variable BOURSELET_PEPPER is used. */
  given?: string
}

/**
 * Returns the pepper from the environment variable BOURSELET_PEPPER. If this variable is not set, returns the pepper
 * from a file in the data folder. The first start creates this file. Throws a SettingsError if the database was written
 * with another pepper, because fund passwords, encrypted data, deposit addresses and prices would then be wrong.
 */
export async function openPepper({
  db,
  dataDir,
  random,
  given = process.env.BOURSELET_PEPPER,
}: PepperParts): Promise<Pepper> {
  const path = join(dataDir, 'pepper')
  const secret = given || (await readSecret(path))
  const { used, check } = await knownPepper(db)
  if (secret ? check && !check.equals(checkOf(pepperOf(secret))) : used)
    throw new SettingsError(
      `This database belongs to another pepper: restore the file ${path} of the same back-up, or set BOURSELET_PEPPER.`,
    )
  return pepperOf(secret || (await createSecret(path, random)))
}

/** Returns the content of the file; an empty text if there is no such file. */
async function readSecret(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return ''
    throw new SettingsError(`The pepper cannot be read from the file ${path}: ${code}`)
  }
}

async function createSecret(path: string, random: Pick<Random, 'bytes'>): Promise<string> {
  const secret = Buffer.from(random.bytes(32)).toString('hex')
  await mkdir(dirname(path), { recursive: true })
  const file = await open(path, 'wx', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  return secret
}
