import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from './database.ts'
import { testDatabase } from './test-database.ts'

test('emptyDatabase cancels a long-running statement of another connection, because the locks of this statement would block emptyDatabase', async () => {
  const database = await testDatabase()
  await sql`CREATE TABLE things (id int8); INSERT INTO things VALUES (1)`.execute(database.owner.db)
  const long = database.jobs.transaction(async (tx) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(tx)
    await sql`SELECT pg_sleep(600) FROM things`.execute(tx)
  })
  const cancelled = expect(long).rejects.toMatchObject({ code: '57014' })
  const sleeping = sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`
  await expect.poll(async () => (await sleeping.execute(database.db)).rows.length).toBe(1)
  await emptyDatabase(database)
  await cancelled
  const { rows } = await sql`SELECT FROM pg_tables WHERE tablename = 'things'`.execute(database.owner.db)
  expect(rows).toEqual([])
})
