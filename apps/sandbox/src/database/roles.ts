import { sql } from 'kysely'
import { cryptoRandom } from '../clock/random.ts'
import type { Reader } from './transaction.ts'

const RUNTIME_ROLE = 'bourselet_app'

/**
 * Creates the run-time role on an embedded server, with a new password at each start. Returns its connection string.
 * The role owns no table, so it can neither change tables nor disable their triggers.
 */
export async function makeRuntimeRole(owner: Reader, ownerUrl: string): Promise<string> {
  const password = Buffer.from(cryptoRandom().bytes(24)).toString('hex')
  const known = await sql`SELECT 1 FROM pg_roles WHERE rolname = ${RUNTIME_ROLE}`.execute(owner)
  const verb = known.rows.length === 0 ? 'CREATE' : 'ALTER'
  await sql
    .raw(
      `${verb} ROLE ${RUNTIME_ROLE} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD '${password}'`,
    )
    .execute(owner)
  const url = new URL(ownerUrl)
  url.username = RUNTIME_ROLE
  url.password = password
  return url.href
}

/** Returns the name of the role that a connection uses. */
export async function roleOf(db: Reader): Promise<string> {
  const { rows } = await sql<{ role: string }>`SELECT current_user AS role`.execute(db)
  return rows[0]!.role
}

/** Grants a role access to the rows of all tables. Append-only tables allow no updates and deletes. */
export async function grantRuntime(owner: Reader, role: string, appendOnly: string[]): Promise<void> {
  const grantee = sql.id(role)
  await sql`GRANT USAGE ON SCHEMA public TO ${grantee}`.execute(owner)
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${grantee}`.execute(owner)
  await sql`REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${grantee}`.execute(owner)
  for (const table of appendOnly)
    await sql`REVOKE UPDATE, DELETE ON ${sql.table(table)} FROM ${grantee}`.execute(owner)
}
