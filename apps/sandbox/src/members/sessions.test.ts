import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testSandbox } from '../test-sandbox.ts'

test('reads only the listed sessions of a member, however many there are', async () => {
  const sandbox = await testSandbox({ bots: false })
  const { database, members } = sandbox.exchange()
  const { id } = await sandbox.newMember()
  const { sessionId: oldest } = await database.transaction((tx) => members.issueToken(tx, id))
  await sql`
    INSERT INTO sessions (id, token_hash, member_id, device, ip, created_at, last_seen_at, expires_at)
    SELECT 1000000 + n, int8send(n), member_id, '', '', created_at, last_seen_at, expires_at
    FROM sessions, generate_series(1, 500) AS n WHERE id = ${oldest}`.execute(database.db)
  let read = 0
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read += result.rows.length
      return result
    },
  })
  const listed = await members.sessions(counting, id, oldest)
  expect(listed.map((session) => session.id)).toEqual([
    ...Array.from({ length: 99 }, (_, n) => 1_000_500 - n),
    oldest,
  ])
  expect(read).toBe(101)
})
