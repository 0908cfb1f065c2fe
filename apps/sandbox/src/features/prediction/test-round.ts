import { type Decimal, toUnits } from '@bourselet/sdk/money'
import type { RoundRules } from './prediction.migration.ts'
import { availableOf, balanceOf, type TestPrediction } from './test-prediction.ts'

interface Play {
  bets: { direction: 'bull' | 'bear'; amount: Decimal }[]
  /** The lock price in ticks; null if no tick is published shortly before the lock. */
  open: number | null
  close: number | null
  rules?: Partial<RoundRules>
}

const LENGTH = 300_000

/** Changes the terms of the current round and of later rounds. */
export async function setRules(
  { database, clock }: TestPrediction,
  rules: Partial<RoundRules>,
): Promise<void> {
  if (Object.keys(rules).length === 0) return
  await database.db.updateTable('round_terms').set(rules).execute()
  await database.db.updateTable('rounds').set(rules).where('start_at', '=', startOf(clock.now())).execute()
}

const startOf = (now: number) => now - (now % LENGTH)

/**
 * Plays a whole round of BTCUSDT: places each bet as a new member, publishes the lock and close prices, and settles
 * the round. Returns the credits, balances and fees that result.
 */
export async function playRound(world: TestPrediction, { bets, open, close, rules = {} }: Play) {
  const { clock, prediction } = world
  await clock.advanceTo(startOf(clock.now()) + LENGTH)
  await prediction.runDue()
  await setRules(world, rules)
  const round_no = world.roundNo()
  const members = await world.members(bets.length, '20000')
  const fees = await balanceOf(world, 'sys:fee')
  for (const [index, bet] of bets.entries()) {
    await world.bet(members[index]!, { mode: 'round', symbol: 'BTCUSDT', round_no, ...bet })
  }
  for (const price of [open, close]) {
    await clock.advance(LENGTH - 10)
    if (price !== null) await world.tick({ BTCUSDT: price })
    await clock.advance(11)
    await prediction.runDue()
  }
  return {
    round_no,
    members,
    ...(await outcome(world, round_no, members, bets)),
    fees: await feesSince(world, fees),
  }
}

const feesSince = async (world: TestPrediction, before: bigint) =>
  (await balanceOf(world, 'sys:fee')) - before

async function outcome(world: TestPrediction, round_no: string, members: number[], bets: Play['bets']) {
  const { db } = world.database
  const round = await db
    .selectFrom('rounds')
    .selectAll()
    .where('round_no', '=', round_no)
    .executeTakeFirstOrThrow()
  const orders = await db
    .selectFrom('option_orders')
    .selectAll()
    .where('round_no', '=', round_no)
    .orderBy('id')
    .execute()
  const balances = await Promise.all(members.map((member) => availableOf(world, member)))
  return {
    round,
    orders,
    credits: orders.map(({ reward_amount }) => reward_amount),
    pnls: balances.map((money) => money - toUnits('20000')),
    staked: bets.reduce((sum, { amount }) => sum + toUnits(amount), 0n),
    pool: await balanceOf(world, `sys:pool:${round_no}`),
  }
}
