import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { SLIDING_MS } from './sessions.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
})

test('reads only the listed sessions of a member, however many there are', async () => {
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

test('lists the valid sessions of a member even if the newest 250 sessions have just expired', async () => {
  const { database, members } = sandbox.exchange()
  const { id } = await sandbox.newMember()
  for (let n = 0; n < 2; n++) await database.transaction((tx) => members.issueToken(tx, id))
  const own = database.db.selectFrom('sessions').select('id').where('member_id', '=', id)
  const valid = await own.orderBy('id', 'desc').execute()
  await sql`
    INSERT INTO sessions (id, token_hash, member_id, device, ip, created_at, last_seen_at, expires_at)
    SELECT 2000000 + n, int8send(1000000 + n), member_id, '', '', created_at, last_seen_at - ${SLIDING_MS + 1_000},
      expires_at - ${SLIDING_MS + 1_000}
    FROM sessions, generate_series(1, 250) AS n WHERE id = ${valid[0]!.id}`.execute(database.db)
  const ids = async (current: number | null) =>
    (await members.sessions(database.db, id, current)).map((session) => session.id)
  expect(await ids(null)).toEqual(valid.map((session) => session.id))
  expect(await ids(valid[1]!.id)).toEqual(valid.map((session) => session.id))
})
