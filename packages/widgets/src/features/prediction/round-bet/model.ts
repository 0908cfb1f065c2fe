import {
  add,
  compare,
  type Decimal,
  div,
  isZero,
  mul,
  roundPools,
  settleRound,
  sub,
} from '@bourselet/sdk/money'
import type { Round } from '../../../shared/data/live-rounds.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'

export type Direction = 'bull' | 'bear'

export type BetPreview = {
  /** The amount in USDT that is credited if the direction of the bet wins. */
  receive: Decimal
  profit: Decimal
  /** The result in USDT if the other direction wins, as a negative amount. */
  loss: Decimal
  /** Payout multiple of the bet before the fee. The pool already includes the bet. */
  multiple: Decimal
}

type Pools = Pick<
  Round,
  'bull_pool' | 'bear_pool' | 'open_fee_rate' | 'reward_fee_rate' | 'tie_rule' | 'one_sided_rule'
>

const ME = 'me'

/**
 * An arbitrary locked price for the computation of a result. The result of a bet depends only on whether the close
 * price is above or below it.
 */
const lock: Decimal = '1'
const wins: Record<Direction, Decimal> = { bull: '2', bear: '0.5' }
const other = (direction: Direction): Direction => (direction === 'bull' ? 'bear' : 'bull')

/**
 * Converts the pools of a round to a list of bets. For each side, one bet stands for all other members. `own`
 * is the member's bet, which is already part of its pool.
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
 * Returns the result of a bet if nobody else bets in the round, computed with the server's formula. The stake
 * is added to its pool.
 */
export function previewBet(round: Pools, direction: Direction, stake: Decimal): BetPreview {
  const pool = direction === 'bull' ? 'bull_pool' : 'bear_pool'
  return previewOwn({ ...round, [pool]: add(round[pool], stake) }, direction, stake)
}

/**
 * Returns the expected result of a bet that the member has placed. The published pools include the bet only some time
 * after the server has accepted it. If the pool of the bet's side is smaller than the stake, it cannot include the bet
 * yet, so the stake is added to this pool.
 */
export function previewOwn(round: Pools, direction: Direction, stake: Decimal): BetPreview {
  const pool = direction === 'bull' ? round.bull_pool : round.bear_pool
  if (compare(pool, stake) < 0) return previewBet(round, direction, stake)
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

/** Returns the payout multiple of a side before the fee, truncated to four decimals; null if the side has no bets. */
export function multipleOf(
  { bull_pool, bear_pool }: Pick<Round, 'bull_pool' | 'bear_pool'>,
  direction: Direction,
): Decimal | null {
  const { bull_ratio, bear_ratio } = roundRatios(bull_pool, bear_pool)
  return direction === 'bull' ? bull_ratio : bear_ratio
}

/** Returns the percentage of a side's pool in the sum of both pools. */
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

/**
 * Returns the credit and the profit of a bet in a locked round if the round closed at `price`; null while a price is
 * unknown.
 */
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
