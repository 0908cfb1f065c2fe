import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testSandbox } from '../test-sandbox.ts'

test('while reads of one member take long, reads of another member are answered', async () => {
  const sandbox = await testSandbox({ bots: false })
  const { owner, health } = sandbox.exchange().database
  const slow = await sandbox.signIn()
  const other = await sandbox.signIn('demo2@example.com')
  const stuck = async () => {
    const { rows } = await sql`SELECT pid FROM pg_stat_activity
      WHERE application_name = 'sandbox calls' AND wait_event_type = 'Lock' AND datname = current_database()`.execute(
      health.db,
    )
    return rows.length
  }
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding: Promise<void> | undefined
  await new Promise<void>((locked) => {
    holding = owner.transaction(async (tx) => {
      await sql`LOCK TABLE account_changes`.execute(tx)
      locked()
      await released
    })
  })
  const reads = Array.from({ length: 30 }, () => sandbox.call('wallet.changes', {}, slow))
  await expect.poll(stuck).toBe(2)
  expect((await sandbox.call('wallet.balances', {}, other)).code).toBe(1)
  expect(await stuck()).toBeLessThanOrEqual(2)
  release()
  await holding
  await Promise.all(reads)
  expect((await sandbox.call('wallet.changes', {}, slow)).code).toBe(1)
})
