import {
  type Bet,
  div,
  fromUnits,
  isRoundRefunded,
  isZero,
  mul,
  type RoundSettlement,
  settleRound,
  sub,
  toUnits,
} from '@bourselet/sdk/money'
import type { OptionOrderRow, RoundRow, RoundRules } from './prediction.migration.ts'

/** The columns of a round from which its payouts are computed. */
export type DecidedRound = RoundRules &
  Pick<RoundRow, 'bull_pool' | 'bear_pool' | 'lock_price' | 'close_price'>

export type Stake = Pick<OptionOrderRow, 'direction' | 'amount'>

/** The payout of one bet. Amounts are in units of 1e-8. */
export interface Payout {
  status: 'won' | 'lost' | 'draw' | 'cancelled'
  /** Amount paid to the member: a refund of stake and open fee, the winnings including the stake, or 0. */
  credit: bigint
  /** Amount by which the reward fee reduced the payout. */
  rewardFee: bigint
}

/**
 * Returns the payouts of the given bets of a round, in the same order, by the SDK's formula. The other bets of the
 * round matter only through the pools, so the bets of a round can be paid in several batches.
 */
export function roundPayouts(round: DecidedRound, stakes: Stake[]): Payout[] {
  const bets: Bet[] = stakes.map(({ direction, amount }) => ({
    user: '',
    direction,
    amount: fromUnits(amount),
  }))
  const others = (['bull', 'bear'] as const).flatMap((direction): Bet[] => {
    const own = stakes.filter((stake) => stake.direction === direction)
    const rest = round[`${direction}_pool`] - own.reduce((sum, { amount }) => sum + amount, 0n)
    return rest === 0n ? [] : [{ user: 'others', direction, amount: fromUnits(rest) }]
  })
  const all = [...bets, ...others]
  const { result, payouts } = settleRound(all, ...pricesOf(round), sdkRules(round))
  const refunded = isRoundRefunded(all, result, sdkRules(round))
  return bets.map((bet, index) => {
    const { credit } = payouts[index]!
    const status = refunded ? returned(result) : bet.direction === result ? 'won' : 'lost'
    const rewardFee = status === 'won' ? feeShare(round, bet, credit) : 0n
    return { status, credit: toUnits(credit), rewardFee }
  })
}

/** Returns the result of a round, computed from its lock and close prices. */
export function roundResult(round: DecidedRound): RoundSettlement['result'] {
  return settleRound([], ...pricesOf(round), sdkRules(round)).result
}

function pricesOf({ lock_price, close_price }: DecidedRound): [string | null, string | null] {
  // The result depends only on whether the close price is higher or lower than the lock price. Prices as numbers of
  // ticks (price steps) give the same result, so they are not converted to decimals.
  const text = (ticks: number | null) => (ticks === null ? null : String(ticks))
  return [text(lock_price), text(close_price)]
}

function sdkRules({ open_fee_rate, reward_fee_rate, tie_rule, one_sided_rule }: RoundRules) {
  return {
    open_fee_rate: fromUnits(open_fee_rate),
    reward_fee_rate: fromUnits(reward_fee_rate),
    tie_rule,
    one_sided_rule,
  }
}

function returned(result: RoundSettlement['result']): Payout['status'] {
  return result === 'tie' ? 'draw' : 'cancelled'
}

function feeShare(round: DecidedRound, { direction, amount }: Bet, credit: string): bigint {
  const pool = fromUnits(round[`${direction}_pool`])
  const total = fromUnits(round.bull_pool + round.bear_pool)
  return isZero(pool) ? 0n : toUnits(sub(div(mul(amount, total), pool, 8, 'DOWN'), credit))
}
