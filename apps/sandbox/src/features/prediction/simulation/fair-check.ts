import { sql } from 'kysely'
import type { Reader } from '../../../database/transaction.ts'

/**
 * Computes every outcome again from the published ticks and the stored terms alone. It shares no code with the
 * settlement: it looks up ticks on its own and uses integer arithmetic. Returns all differences from the stored
 * outcomes (R2, R4, R5, R8 and R9 in docs/invariants.md).
 */
export async function fairCheck(db: Reader): Promise<string[]> {
  const ticks = await readTicks(db)
  const bets = await readBets(db)
  const { rows: rounds } = await sql<FairRound>`SELECT * FROM rounds
    WHERE decided_at IS NOT NULL`.execute(db)
  const problems: string[] = []
  for (const round of rounds) problems.push(...checkRound(round, bets.get(round.round_no) ?? [], ticks))
  for (const bet of bets.get('') ?? []) problems.push(...checkOption(bet, ticks))
  return problems
}

const ONE = 100_000_000n
const PRICE_MS = 2_000

interface FairTick {
  id: number
  ts: number
  /** Price as an integer: the digits of the published price without the decimal point. */
  price: bigint
}

interface FairBet {
  order_no: string
  mode: string
  symbol: string
  round_no: string | null
  direction: 'bull' | 'bear'
  amount: bigint
  open_fee: bigint
  payout_rate: bigint
  open_fee_rate: bigint
  reward_fee_rate: bigint
  open_tick: number
  delivery_tick: number | null
  opened_at: number
  deliver_at: number
  reward_amount: bigint | null
  status: string
}

interface FairRound {
  round_no: string
  symbol: string
  lock_at: number
  close_at: number
  open_fee_rate: bigint
  reward_fee_rate: bigint
  tie_rule: string
  one_sided_rule: string
  house_bull: bigint
  house_bear: bigint
  bull_pool: bigint
  bear_pool: bigint
  settled_at: number | null
  result: string | null
  lock_tick: number | null
  close_tick: number | null
}

type Series = Map<string, FairTick[]>

async function readTicks(db: Reader): Promise<Series> {
  const { rows } = await sql<{ id: number; ts: number; prices: Record<string, string> }>`
    SELECT id, ts, prices FROM index_ticks ORDER BY ts, id`.execute(db)
  const series: Series = new Map()
  for (const { id, ts, prices } of rows) {
    for (const [symbol, text] of Object.entries(prices)) {
      const own = series.get(symbol) ?? []
      series.set(symbol, own)
      own.push({ id, ts, price: BigInt(text.replace('.', '')) })
    }
  }
  return series
}

async function readBets(db: Reader): Promise<Map<string, FairBet[]>> {
  const { rows } = await sql<FairBet>`SELECT * FROM option_orders ORDER BY id`.execute(db)
  const bets = new Map<string, FairBet[]>()
  for (const bet of rows) {
    const key = bet.round_no ?? ''
    bets.set(key, [...(bets.get(key) ?? []), bet])
  }
  return bets
}

function lastTick(series: Series, symbol: string, moment: number, maxAge: number): FairTick | null {
  const ticks = series.get(symbol) ?? []
  let [low, high] = [0, ticks.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ticks[middle]!.ts <= moment) low = middle + 1
    else high = middle
  }
  const tick = ticks[low - 1]
  return tick && moment - tick.ts <= maxAge ? tick : null
}

const up = (a: bigint, b: bigint) => (a * b + ONE - 1n) / ONE

function* checkRound(round: FairRound, bets: FairBet[], ticks: Series): Generator<string> {
  const { round_no: no, symbol } = round
  const lock = lastTick(ticks, symbol, round.lock_at, PRICE_MS)
  const close = lock && lastTick(ticks, symbol, round.close_at, PRICE_MS)
  const claimed = [round.lock_tick, round.close_tick]
  if (claimed[0] !== (lock?.id ?? null) || claimed[1] !== (close?.id ?? null)) {
    yield `R5 ${no}: ticks ${claimed}, published are ${lock?.id ?? null},${close?.id ?? null}`
  }
  const move = lock && close ? close.price - lock.price : null
  const result = move === null ? null : move > 0n ? 'bull' : move < 0n ? 'bear' : 'tie'
  if (round.settled_at !== null && round.result !== result)
    yield `R9 ${no}: ${round.result}, the ticks say ${result}`
  const pools = { bull: round.house_bull, bear: round.house_bear }
  for (const bet of bets) pools[bet.direction] += bet.amount
  if (pools.bull !== round.bull_pool || pools.bear !== round.bear_pool) {
    yield `R2 ${no}: the pools are not the sum of the bets`
  }
  for (const bet of bets.filter(({ status }) => status !== 'in_progress')) {
    const [status, credit, invariant] = fairBet(round, pools, result, bet)
    if (bet.status !== status || bet.reward_amount !== credit) {
      yield `${invariant} ${no} ${bet.order_no}: ${bet.status} ${bet.reward_amount}, fair is ${status} ${credit}`
    }
  }
}

function fairBet(
  round: FairRound,
  pools: { bull: bigint; bear: bigint },
  result: string | null,
  bet: FairBet,
): [status: string, credit: bigint, invariant: string] {
  const back = bet.amount + up(bet.amount, round.open_fee_rate)
  if (result === null) return ['cancelled', back, 'R4']
  if (result === 'tie') return round.tie_rule === 'refund' ? ['draw', back, 'R8'] : ['lost', 0n, 'R8']
  const oneSided = pools.bull === 0n || pools.bear === 0n
  if (oneSided && round.one_sided_rule === 'refund') return ['cancelled', back, 'R8']
  if (bet.direction !== result) return ['lost', 0n, oneSided ? 'R8' : 'R2']
  const total = pools.bull + pools.bear
  const reward = total - (total * round.reward_fee_rate) / ONE
  return ['won', (bet.amount * reward) / pools[bet.direction], oneSided ? 'R8' : 'R2']
}

function* checkOption(bet: FairBet, ticks: Series): Generator<string> {
  const open = lastTick(ticks, bet.symbol, bet.opened_at, PRICE_MS)
  if (open?.id !== bet.open_tick)
    yield `R5 ${bet.order_no}: opened at tick ${bet.open_tick}, published ${open?.id}`
  if (bet.status === 'in_progress' || !open) return
  const delivery = lastTick(ticks, bet.symbol, bet.deliver_at, PRICE_MS)
  if (bet.delivery_tick !== (delivery?.id ?? null)) {
    yield `R5 ${bet.order_no}: delivered at tick ${bet.delivery_tick}, published ${delivery?.id ?? null}`
  }
  const back = bet.amount + up(bet.amount, bet.open_fee_rate)
  const profit = (bet.amount * bet.payout_rate) / ONE
  const won = bet.amount + profit - up(profit, bet.reward_fee_rate)
  const move = delivery ? delivery.price - open.price : null
  const fair: [string, bigint] =
    move === null
      ? ['cancelled', back]
      : move === 0n
        ? ['draw', back]
        : move > 0n === (bet.direction === 'bull')
          ? ['won', won]
          : ['lost', 0n]
  if (bet.status !== fair[0] || bet.reward_amount !== fair[1]) {
    const invariant = move === null ? 'R4' : 'R9'
    yield `${invariant} ${bet.order_no}: ${bet.status} ${bet.reward_amount}, fair is ${fair.join(' ')}`
  }
}
