import type { PublicSeries, Tick } from './public-series.ts'

type Direction = 'bull' | 'bear'
type Rule = 'house' | 'refund'

/** A prediction round as the call `optionsAllRecord` returns it. */
export interface Round {
  round_no: string
  symbol: string
  lock_at: number
  close_at: number
  open_price: string | null
  close_price: string | null
  bull_pool: string
  bear_pool: string
  total_pool: string
  reward_fee_rate: string
  tie_rule: Rule
  one_sided_rule: Rule
  status: string
  result: Direction | 'tie' | null
  lock_tick: Tick | null
  close_tick: Tick | null
}

/** A settled bet in a round, or a settled option, as the call `optionsAllRecord` returns it to its member. */
export interface Order {
  order_no: string
  mode: 'time' | 'round'
  symbol: string
  seconds: number | null
  round_no: string | null
  direction: Direction
  amount: string
  open_fee: string
  open_price: string | null
  delivery_price: string | null
  opened_at: number
  deliver_at: number
  payout_rate: string | null
  open_fee_rate: string
  reward_fee_rate: string
  reward_fee: string | null
  reward_amount: string | null
  pnl: string | null
  status: string
  open_tick: Tick | null
  delivery_tick: Tick | null
}

/** A field whose published value differs from the value that was recomputed from the published index. */
export interface Difference {
  what: string
  field: string
  published: unknown
  fair: unknown
}

// All amounts, rates and prices are computed as integers in units of 1e-8.
const ONE = 100_000_000n

export function units(text: string): bigint {
  const [, sign, whole, part = ''] = /^(-?)([0-9]+)(?:\.([0-9]{1,8}))?$/.exec(text) ?? []
  if (whole === undefined) throw new Error(`not an amount: ${text}`)
  const value = BigInt(whole) * ONE + BigInt(part.padEnd(8, '0'))
  return sign === '-' ? -value : value
}

export function amount(value: bigint): string {
  const size = value < 0n ? -value : value
  const text = `${size / ONE}.${String(size % ONE).padStart(8, '0')}`
  return value < 0n ? `-${text}` : text
}

const down = (a: bigint, b: bigint) => (a * b) / ONE
export const up = (a: bigint, b: bigint) => (a * b + ONE - 1n) / ONE

function resultOf(open: Tick | null, close: Tick | null): Round['result'] {
  if (!open || !close) return null
  const move = units(close.price) - units(open.price)
  if (move === 0n) return 'tie'
  return move > 0n ? 'bull' : 'bear'
}

export function compare(what: string, published: object, fair: Record<string, unknown>): Difference[] {
  return Object.entries(fair).flatMap(([field, value]) => {
    const found = (published as Record<string, unknown>)[field] ?? null
    return JSON.stringify(found) === JSON.stringify(value)
      ? []
      : [{ what, field, published: found, fair: value }]
  })
}

const tickOf = (tick: Tick | null) => tick && { id: tick.id, ts: tick.ts, price: tick.price }

/**
 * Recomputes both prices, the result and the total pool of an ended round. Returns the differences from the
 * published values.
 */
export function checkRound(round: Round, series: PublicSeries): Difference[] {
  const lock = series.at(round.lock_at)
  const close = lock && series.at(round.close_at)
  const result = resultOf(lock, close)
  return compare(
    round.round_no,
    { ...round, lock_tick: tickOf(round.lock_tick), close_tick: tickOf(round.close_tick) },
    {
      lock_tick: tickOf(lock),
      close_tick: tickOf(close),
      open_price: lock?.price ?? null,
      close_price: close?.price ?? null,
      result,
      status: result === null ? 'cancelled' : 'settled',
      total_pool: amount(units(round.bull_pool) + units(round.bear_pool)),
    },
  )
}

interface Outcome {
  status: string
  credit: bigint
  fee: bigint
}

/**
 * Recomputes a settled bet or option: its fees, both prices, status, payout or refund, and net result. Returns
 * the differences from the published values.
 */
export function checkOrder(order: Order, round: Round | undefined, series: PublicSeries): Difference[] {
  if (order.mode === 'round' && !round)
    return [{ what: order.order_no, field: 'round_no', published: order.round_no, fair: 'a published round' }]
  const stake = units(order.amount)
  const openFee = up(stake, units(order.open_fee_rate))
  const open = series.at(round ? round.lock_at : order.opened_at)
  const delivery = round && !open ? null : series.at(round ? round.close_at : order.deliver_at)
  const back = stake + openFee
  const { status, credit, fee } = round
    ? betOutcome(order, round, resultOf(open, delivery), back)
    : timeOutcome(order, resultOf(open, delivery), back)
  const published = {
    ...order,
    open_tick: tickOf(order.open_tick),
    delivery_tick: tickOf(order.delivery_tick),
  }
  return compare(order.order_no, published, {
    open_fee: amount(openFee),
    open_tick: tickOf(open),
    open_price: open?.price ?? null,
    delivery_tick: tickOf(delivery),
    delivery_price: delivery?.price ?? null,
    deliver_at: round ? round.close_at : order.opened_at + 1000 * (order.seconds ?? 0),
    status,
    reward_amount: amount(credit),
    reward_fee: amount(fee),
    pnl: amount(credit - stake - openFee),
  })
}

/** Computes the outcome of an option with a fixed payout rate. A win pays the stake and the profit less its fee. */
function timeOutcome(order: Order, result: Round['result'], back: bigint): Outcome {
  if (result === null) return { status: 'cancelled', credit: back, fee: 0n }
  if (result === 'tie') return { status: 'draw', credit: back, fee: 0n }
  if (result !== order.direction) return { status: 'lost', credit: 0n, fee: 0n }
  const stake = units(order.amount)
  const profit = down(stake, units(order.payout_rate ?? '0'))
  const fee = up(profit, units(order.reward_fee_rate))
  return { status: 'won', credit: stake + profit - fee, fee }
}

/**
 * Computes the outcome of a bet in a round. Winners share the sum of all bets, less the fee, by their stakes.
 */
function betOutcome(order: Order, round: Round, result: Round['result'], back: bigint): Outcome {
  const lost = { status: 'lost', credit: 0n, fee: 0n }
  if (result === null) return { status: 'cancelled', credit: back, fee: 0n }
  if (result === 'tie') return round.tie_rule === 'refund' ? { status: 'draw', credit: back, fee: 0n } : lost
  const [bull, bear] = [units(round.bull_pool), units(round.bear_pool)]
  if ((bull === 0n || bear === 0n) && round.one_sided_rule === 'refund')
    return { status: 'cancelled', credit: back, fee: 0n }
  if (result !== order.direction) return lost
  const [stake, pool, total] = [units(order.amount), result === 'bull' ? bull : bear, bull + bear]
  const credit = (stake * (total - down(total, units(round.reward_fee_rate)))) / pool
  return { status: 'won', credit, fee: (stake * total) / pool - credit }
}
