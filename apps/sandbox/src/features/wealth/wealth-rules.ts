import {
  type Decimal,
  fromUnits,
  type PledgeOrder,
  pledgeAccumulated,
  pledgeEarlyRedeem,
  pledgeIncome,
  pledgeMaturity,
  toUnits,
} from '@bourselet/sdk/money'
import type { Lot, Position } from '../../products/products.migration.ts'
import type { TermRules } from '../../products/term-rules.ts'

/** The rates of a wealth or pledge offer, as fractions. */
export interface WealthTerms {
  daily_rate: Decimal
  /** Fraction of the principal that the member loses by an early redemption. */
  penalty_rate: Decimal
}

/** Returns a position in the format that the formulas of the SDK expect. */
export function pledgeOrder(
  { start_date, term_days, terms }: Pick<Position<WealthTerms>, 'start_date' | 'term_days' | 'terms'>,
  lots: readonly Pick<Lot, 'date' | 'amount'>[],
): PledgeOrder {
  return {
    daily_rate: terms.daily_rate,
    cycle_days: term_days ?? 0,
    start_date,
    lots: lots.map(({ date, amount }) => ({ date, amount: fromUnits(amount) })),
  }
}

/** The rules of wealth and pledge products. See docs/rules.md#wealth-and-pledge. */
export const wealthRules: TermRules<WealthTerms> = {
  name: 'wealth',
  kinds: ['wealth', 'pledge'],
  letter: 'I',
  record: 'wealth',
  changes: {
    open: 'wealth_subscribe',
    income: 'wealth_income',
    back: 'wealth_return',
    clawback: 'wealth_clawback',
  },
  income: (_tx, position, lots, date) => ({
    rate: position.terms.daily_rate,
    amount: toUnits(pledgeIncome(pledgeOrder(position, lots), date)),
  }),
  estimate(position, lots) {
    const order = pledgeOrder(position, lots)
    return toUnits(pledgeAccumulated(order, pledgeMaturity(order)))
  },
  kept({ principal, accrued, terms }) {
    const sums = pledgeEarlyRedeem(fromUnits(principal), fromUnits(accrued), terms.penalty_rate)
    const clawback = toUnits(sums.clawback)
    return { clawback, penalty: principal - clawback - toUnits(sums.payout) }
  },
}
