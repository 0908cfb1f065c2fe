import { expect, test } from 'vitest'
import { DatabaseConnectionError, openDatabase } from './database.ts'
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
async function urlWith(parts: { username?: string; port?: string }): Promise<string> {
  return Object.assign(new URL(await testDatabaseUrl()), parts).href
}

test('an unreachable server and a refused role each give an error of one line that names the setting', async () => {
  const unreachable = await failure({ url: await urlWith({ port: '1' }) })
  expect(unreachable).toBeInstanceOf(DatabaseConnectionError)
  expect(unreachable.message).toMatch(/^DATABASE_URL: no connection to the database: .*ECONNREFUSED.*$/)
  const refused = await failure({ url: await urlWith({ username: 'nobody' }) })
  expect(refused.message).toMatch(/^DATABASE_URL: no connection to the database: .*"nobody".*$/)
})

test('the line names the setting of the role that cannot connect', async () => {
  const right = await testDatabaseUrl()
  const wrong = await urlWith({ username: 'nobody' })
  expect((await failure({ url: right, ownerUrl: wrong })).message).toMatch(/^DATABASE_OWNER_URL: /)
  expect((await failure({ url: wrong, ownerUrl: right })).message).toMatch(/^DATABASE_URL: /)
})
