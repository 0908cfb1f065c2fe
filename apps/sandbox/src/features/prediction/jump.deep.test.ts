import { expect, test } from 'vitest'
import { defaultSettings } from '../../exchange/settings.ts'
import { TEST_NOW, testSandbox } from '../../test-sandbox.ts'
import { auditPrediction } from './simulation/audit-prediction.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const sandbox = await testSandbox({ control: true, jumpPrices: defaultSettings.jumpPrices })

/**
 * Places two bets, one in the open round and one as a time option, then advances the clock by `ms`. Returns both bets
 * after their settlement.
 */
async function jump(ms: number) {
  const member = await sandbox.signIn()
  const board = (await sandbox.call('prediction.times', { symbol: 'BTCUSDT' })).data.rounds!
  const bet = { symbol: 'BTCUSDT', direction: 'bull', amount: '25' }
  const place = (more: object) => sandbox.call('prediction.place', { ...bet, ...more }, member)
  await sandbox.clock.advance(2_000)
  const placed = [
    await place({ mode: 'round', round_no: board.open!.round_no }),
    await place({ mode: 'time', time_id: 2 }),
  ]
  await sandbox.control('clock', { advance_ms: ms })
  const later = await sandbox.signIn()
  const { data } = await sandbox.call('prediction.history', { limit: 20 }, later)
  return placed.map(({ data: { order_no } }) => data.list.find((order) => order.order_no === order_no)!)
}

/**
 * Lengths of clock jumps. The longer a jump is, the larger are the intervals between its index ticks, except in its
 * last minutes. Ticks older than two days are deleted, so a jump of more than two days deletes its first ticks before
 * it ends.
 */
const jumps: [string, number][] = [
  ['ten minutes', 10 * MINUTE],
  ['a day', DAY],
  ['3 days', 3 * DAY],
  ['20 days', 20 * DAY],
  ['400 days', 400 * DAY],
]

test.each(jumps)(
  'if the clock jumps ahead by %s, a bet in a round and a time option still settle at published ticks',
  async (_, ms) => {
    const { index, database, ledger } = sandbox.exchange()
    for (const order of await jump(ms)) {
      expect(['won', 'lost', 'draw']).toContain(order.status)
      expect(order.deliver_at - order.delivery_tick!.ts).toBeLessThanOrEqual(1_000)
      const kept = await index.at('BTCUSDT', order.deliver_at)
      if (ms < 2 * DAY) expect(kept).toMatchObject({ id: order.delivery_tick!.id })
    }
    // The audit computes the outcomes again from ticks (published index prices). Ticks are deleted after two days, so the
    // audit runs only after shorter clock jumps.
    if (ms < 2 * DAY) expect(await auditPrediction(database.db)).toEqual([])
    expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
    expect(sandbox.lines.filter((line) => /^(prediction|market|futures):/.test(line))).toEqual([])
  },
)

test('while the market maker is disabled, rounds that begin during a clock jump get no bets', async () => {
  await sandbox.control('bots', { enabled: false })
  const start = TEST_NOW + Math.ceil((sandbox.clock.now() - TEST_NOW + 1) / (5 * MINUTE)) * 5 * MINUTE
  await sandbox.control('clock', { now: start + 4 * MINUTE })
  const pools = async () => (await sandbox.call('prediction.times', { symbol: 'BTCUSDT' })).data.rounds!.open
  expect(await pools()).toMatchObject({ start_at: start, total_pool: '0.00000000' })
  await sandbox.control('bots', { enabled: true })
  await sandbox.control('clock', { now: start + 9 * MINUTE })
  expect(Number((await pools())!.total_pool)).toBeGreaterThan(1_000)
})
