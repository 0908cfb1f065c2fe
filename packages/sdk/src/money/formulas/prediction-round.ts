import { amount, granted, owed } from '../amount.ts'
import { add, compare, div, isZero, mul, sub, trim } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** A bet that the closing price is above (`bull`) or below (`bear`) the lock price. */
export type Direction = 'bull' | 'bear'

/** A stake in USDT on one side of a round. */
export interface Bet {
  user: string
  direction: Direction
  amount: Decimal
}

/**
 * Fee rates as fractions, and the rules that decide who receives the pool of a tie or of a one-sided round.
 */
export interface RoundRules {
  open_fee_rate: Decimal
  reward_fee_rate: Decimal
  /**
   * The recipient of the pool if a round ends in a tie: the operator (`house`), or the bettors, who get their
   * stakes back (`refund`).
   */
  tie_rule: 'house' | 'refund'
  /** The handling of a round with bets on one side only: played against the operator, or refunded. */
  one_sided_rule: 'house' | 'refund'
}

/**
 * The stakes of a round in USDT, and the payout ratio of each side before the fee, rounded down to 4
 * decimals.
 */
export interface RoundPools {
  total_pool: Decimal
  bull_pool: Decimal
  bear_pool: Decimal
  /** Payout ratio before the fee, total / pool, rounded down to 4 decimals; null for an empty side. */
  bull_ratio: Decimal | null
  bear_ratio: Decimal | null
}

/** The result of a round: the payout of each bet, rounded down to 8 decimals. The operator keeps the remainder. */
export interface RoundSettlement {
  result: Direction | 'tie' | 'cancelled'
  reward_fee: Decimal
  payouts: { user: string; credit: Decimal; pnl: Decimal }[]
  /**
   * The amount that is not paid out to bettors: the fee and rounding differences, or the whole pool if the
   * operator wins it.
   */
  house: Decimal
  open_fees: Decimal
}

const sum = (values: readonly Decimal[]) => values.reduce(add, '0')
const staked = (bets: readonly Bet[], direction: Direction) =>
  sum(bets.filter((bet) => bet.direction === direction).map((bet) => bet.amount))

/** Returns the pools and ratios shown while a round runs. */
export function roundPools(bets: readonly Bet[]): RoundPools {
  const bull = staked(bets, 'bull')
  const bear = staked(bets, 'bear')
  const total = add(bull, bear)
  const ratio = (pool: Decimal) => (isZero(pool) ? null : trim(div(total, pool, 4, 'DOWN')))
  return {
    total_pool: amount(total),
    bull_pool: amount(bull),
    bear_pool: amount(bear),
    bull_ratio: ratio(bull),
    bear_ratio: ratio(bear),
  }
}

/**
 * Returns the settlement of a round: fee = DOWN8(total x rate), a winner gets DOWN8(stake x (total - fee) /
 * winning pool). A missing price cancels the round. Refunds return the stake and the opening fee.
 */
export function settleRound(
  bets: readonly Bet[],
  openPrice: Decimal | null,
  closePrice: Decimal | null,
  rules: RoundRules,
): RoundSettlement {
  const result = outcome(openPrice, closePrice)
  const refund = isRoundRefunded(bets, result, rules)
  const { fee, pays } = refund ? refundAll(bets) : distribute(bets, result, rules.reward_fee_rate)
  const openFees = bets.map((bet) => owed(mul(bet.amount, rules.open_fee_rate)))
  return {
    result,
    reward_fee: fee,
    payouts: bets.map((bet, index) => {
      const credit = refund ? add(pays[index]!, openFees[index]!) : pays[index]!
      const debit = add(bet.amount, openFees[index]!)
      return { user: bet.user, credit: amount(credit), pnl: amount(sub(credit, debit)) }
    }),
    house: amount(sub(sum(bets.map((bet) => bet.amount)), sum(pays))),
    open_fees: amount(refund ? '0' : sum(openFees)),
  }
}

/**
 * Returns true if all stakes and opening fees are refunded: a price is missing, or the rule of the round
 * requires it.
 */
export function isRoundRefunded(
  bets: readonly Bet[],
  result: RoundSettlement['result'],
  rules: Pick<RoundRules, 'tie_rule' | 'one_sided_rule'>,
): boolean {
  if (result === 'cancelled') return true
  if (result === 'tie') return rules.tie_rule === 'refund'
  const oneSided = isZero(staked(bets, 'bull')) || isZero(staked(bets, 'bear'))
  return oneSided && rules.one_sided_rule === 'refund'
}

function outcome(open: Decimal | null, close: Decimal | null): RoundSettlement['result'] {
  if (open === null || close === null) return 'cancelled'
  const move = compare(close, open)
  if (move === 0) return 'tie'
  return move > 0 ? 'bull' : 'bear'
}

function refundAll(bets: readonly Bet[]): { fee: Decimal; pays: Decimal[] } {
  return { fee: amount('0'), pays: bets.map((bet) => bet.amount) }
}

function distribute(bets: readonly Bet[], result: RoundSettlement['result'], rate: Decimal) {
  const total = sum(bets.map((bet) => bet.amount))
  if (result !== 'bull' && result !== 'bear') return { fee: amount(total), pays: bets.map(() => '0') }
  const fee = granted(mul(total, rate))
  const reward = sub(total, fee)
  const pool = staked(bets, result)
  const pays = bets.map((bet) =>
    bet.direction === result ? div(mul(bet.amount, reward), pool, 8, 'DOWN') : '0',
  )
  return { fee, pays }
}
