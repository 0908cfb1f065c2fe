import { add, type Decimal, div, isZero, mul, roundPools, settleRound, sub } from '@bourselet/sdk/money'
import type { Round } from '../../../shared/data/live-rounds.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'

export type Direction = 'bull' | 'bear'

export type BetPreview = {
  /** The credit if the direction wins, in USDT. */
  receive: Decimal
  profit: Decimal
  /** The result if the other direction wins; negative, in USDT. */
  loss: Decimal
  /** Payout multiple before the fee, with this bet included in the pool. */
  multiple: Decimal
}

type Pools = Pick<
  Round,
  'bull_pool' | 'bear_pool' | 'open_fee_rate' | 'reward_fee_rate' | 'tie_rule' | 'one_sided_rule'
>

const ME = 'me'

/**
 * Example prices with which a direction wins. Only whether the close is above or below the locked price
 * matters.
 */
const lock: Decimal = '1'
const wins: Record<Direction, Decimal> = { bull: '2', bear: '0.5' }
const other = (direction: Direction): Direction => (direction === 'bull' ? 'bear' : 'bull')

/**
 * Returns the pools as a list of bets: one for all other bets of each side, and `own`, which the pools
 * already contain.
 */
function betsOf({ bull_pool, bear_pool }: Pools, own?: { direction: Direction; amount: Decimal }) {
  const rest = (direction: Direction, pool: Decimal) =>
    own?.direction === direction ? sub(pool, own.amount) : pool
  const others = [
    { user: 'bull', direction: 'bull' as const, amount: rest('bull', bull_pool) },
    { user: 'bear', direction: 'bear' as const, amount: rest('bear', bear_pool) },
  ].filter(({ amount }) => !isZero(amount))
  return own ? [...others, { user: ME, ...own }] : others
}

const mine = (settled: ReturnType<typeof settleRound>) => settled.payouts.find(({ user }) => user === ME)

/**
 * Returns the result of a bet if no further bet follows, with the formula that the server books with. The
 * stake is added to the pool.
 */
export function previewBet(round: Pools, direction: Direction, stake: Decimal): BetPreview {
  const pool = direction === 'bull' ? 'bull_pool' : 'bear_pool'
  return previewOwn({ ...round, [pool]: add(round[pool], stake) }, direction, stake)
}

/** Returns the result of a bet that the pools already include. */
export function previewOwn(round: Pools, direction: Direction, stake: Decimal): BetPreview {
  const bets = betsOf(round, { direction, amount: stake })
  const won = mine(settleRound(bets, lock, wins[direction], round))
  const lost = mine(settleRound(bets, lock, wins[other(direction)], round))
  return {
    receive: won?.credit ?? '0',
    profit: won?.pnl ?? '0',
    loss: lost?.pnl ?? '0',
    multiple: multipleOf(round, direction) ?? '1',
  }
}

/** Returns the multiple of a side before the fee, rounded DOWN to 4 decimals; null for an empty side. */
export function multipleOf(
  { bull_pool, bear_pool }: Pick<Round, 'bull_pool' | 'bear_pool'>,
  direction: Direction,
): Decimal | null {
  const { bull_ratio, bear_ratio } = roundRatios(bull_pool, bear_pool)
  return direction === 'bull' ? bull_ratio : bear_ratio
}

/** Returns a pool's percentage of both pools. */
export function shareOf(
  pool: Decimal,
  { bull_pool, bear_pool }: Pick<Round, 'bull_pool' | 'bear_pool'>,
): Decimal {
  const total = add(bull_pool, bear_pool)
  return isZero(total) ? '0' : div(mul(pool, '100'), total, 2, 'HALF_UP')
}

const roundRatios = (bull: Decimal, bear: Decimal) =>
  roundPools([
    { user: 'bull', direction: 'bull', amount: bull },
    { user: 'bear', direction: 'bear', amount: bear },
  ])

/** Returns credit and profit of a bet in a locked round if the round closes at this price. */
export function betAt(
  round: Pools & Pick<Round, 'open_price'>,
  bet: Pick<OptionOrder, 'direction' | 'amount'>,
  price: Decimal | null,
): { credit: Decimal; pnl: Decimal } | null {
  if (round.open_price === null || price === null) return null
  const { direction, amount } = bet
  const own = mine(settleRound(betsOf(round, { direction, amount }), round.open_price, price, round))
  return own ? { credit: own.credit, pnl: own.pnl } : null
}
