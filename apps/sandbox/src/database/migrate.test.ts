import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { systemClock } from '../clock/system-clock.ts'
import { openDatabase } from './database.ts'
import { type Migration, migrate, statements } from './migrate.ts'
import { testDatabaseUrl } from './test-database.ts'

const things: Migration = {
  name: 'things-1',
  up: (tx) => statements(tx, 'CREATE TABLE things (id int8 NOT NULL, code int8)'),
  sequences: [
    { table: 'things', column: 'id', start: 100 },
    { table: 'things', column: 'code' },
  ],
}

test('after a restart, an id sequence continues after the greatest value in its columns; for an empty table, it begins at its start value', async () => {
  const url = await testDatabaseUrl()
  /**
   * Opens the database as a start of the sandbox does. A new migration inserts a row with the next id. Then closes the
   * database and returns the id.
   */
  async function start(name: string, code: (id: number) => number): Promise<number> {
    const database = await openDatabase({ url, connections: 1 })
    let id = 0
    const adding: Migration = {
      name,
      async up(tx) {
        id = database.sequences.next('things')
        await sql`INSERT INTO things VALUES (${id}, ${code(id)})`.execute(tx)
      },
    }
    await migrate(database, systemClock(), [things, adding]).finally(() => database.close())
    return id
  }
  expect(await start('add-1', (id) => id)).toBe(100)
  expect(await start('add-2', () => 500)).toBe(101)
  expect(await start('add-3', (id) => id)).toBe(501)
})
