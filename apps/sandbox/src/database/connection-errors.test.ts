import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { atEnd } from '../test-cleanup.ts'
import { DatabaseConnectionError, DatabaseInUseError, openDatabase } from './database.ts'
import { testDatabaseUrl } from './test-database.ts'

/** Tries to open the database and returns the error with which this fails. */
const failure = (options: { url: string; ownerUrl?: string }): Promise<Error> =>
  openDatabase(options).then(
    async (database) => {
      await database.close()
      throw new Error('the database opened')
    },
    (error) => error,
  )

/** Returns the URL of a new database with some parts replaced. */
async function urlWith(parts: { username?: string; password?: string; port?: string }): Promise<string> {
  return Object.assign(new URL(await testDatabaseUrl()), parts).href
}

test('if the server is unreachable or refuses the role, a one-line error names DATABASE_URL', async () => {
  const unreachable = await failure({ url: await urlWith({ port: '1' }) })
  expect(unreachable).toBeInstanceOf(DatabaseConnectionError)
  expect(unreachable.message).toMatch(/^DATABASE_URL: no connection to the database: .*ECONNREFUSED.*$/)
  const refused = await failure({ url: await urlWith({ username: 'nobody' }) })
  expect(refused.message).toMatch(/^DATABASE_URL: no connection to the database: .*"nobody".*$/)
})

test('the connection error names the setting of the role that cannot connect', async () => {
  const right = await testDatabaseUrl()
  const wrong = await urlWith({ username: 'nobody' })
  expect((await failure({ url: right, ownerUrl: wrong })).message).toMatch(/^DATABASE_OWNER_URL: /)
  expect((await failure({ url: wrong, ownerUrl: right })).message).toMatch(/^DATABASE_URL: /)
})

/** Creates a role that can connect, but not create tables. Returns its name and the URL of a new database for it. */
async function guest(): Promise<{ role: string; url: string }> {
  const owner = new pg.Client({ connectionString: await testDatabaseUrl() })
  await owner.connect()
  const role = `guest_${randomBytes(6).toString('hex')}`
  await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'`)
  atEnd(async () => {
    await owner.query(`DROP ROLE ${role}`)
    await owner.end()
  })
  return { role, url: await urlWith({ username: role, password: 'secret' }) }
}

test('if the database role may not create tables, a one-line error names the connection setting and the missing GRANT', async () => {
  const { role, url } = await guest()
  const line = (setting: string) =>
    `${setting}: the role ${role} may not create tables: name the owner of the database, or run GRANT CREATE ON SCHEMA public TO ${role};`
  const alone = await failure({ url })
  expect(alone).toBeInstanceOf(DatabaseConnectionError)
  expect(alone.message).toBe(line('DATABASE_URL'))
  const owner = await failure({ url: await testDatabaseUrl(), ownerUrl: url })
  expect(owner.message).toBe(line('DATABASE_OWNER_URL'))
})

test('a process that loses its lock of a database of the operator exits with one line, and a second process is told to use another one', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const lines: string[] = []
  const url = await testDatabaseUrl()
  const database = await openDatabase({ url, log: (line) => lines.push(line) })
  atEnd(() => database.close())
  const second = await failure({ url })
  expect(second).toBeInstanceOf(DatabaseInUseError)
  expect(second.message).toMatch(/: stop it, or name another database in DATABASE_URL\.$/)
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'sandbox lock'`.execute(database.health.db)
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(70))
  expect(lines).toEqual([expect.stringMatching(/^The database server ended the connection .*exits: .+$/)])
  exit.mockRestore()
})
