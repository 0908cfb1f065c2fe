import {
  type Decimal,
  fromUnits,
  type PledgeOrder,
  pledgeAccumulated,
  pledgeIncome,
  pledgeMaturity,
  toUnits,
} from '@bourselet/sdk/money'
import type { Database } from '../database/database.ts'
import type { Lot, Position } from './products.migration.ts'
import type { TermRules } from './term-rules.ts'

export interface PledgeTerms {
  daily_rate: Decimal
  /** True if a part of a position can be redeemed. */
  in_parts?: boolean
}

const orderOf = (position: Position<PledgeTerms>, lots: readonly Lot[]): PledgeOrder => ({
  daily_rate: position.terms.daily_rate,
  cycle_days: position.term_days ?? 0,
  start_date: position.start_date,
  lots: lots.map(({ date, amount }) => ({ date, amount: fromUnits(amount) })),
})

/** The rules of a test product with daily income. An early redemption costs the income and 1 % of the principal. */
export const pledgeRules: TermRules<PledgeTerms> = {
  name: 'pledge',
  kinds: ['pledge'],
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
    amount: toUnits(pledgeIncome(orderOf(position, lots), date)),
  }),
  estimate(position, lots) {
    const order = orderOf(position, lots)
    return toUnits(pledgeAccumulated(order, pledgeMaturity(order)))
  },
  kept: ({ accrued, principal }) => ({ clawback: accrued, penalty: principal / 100n }),
  redeemsParts: ({ terms }) => terms.in_parts ?? false,
}

/**
 * Returns a database that simulates a crash: after `n` transactions, all further ones fail. If `committed` is true, the
 * first failing transaction is committed before it fails.
 */
export function failingDatabase(database: Database, n: number, committed: boolean): Database {
  let left = n
  return {
    ...database,
    jobs: {
      ...database.jobs,
      async transaction(run) {
        const dies = left-- <= 0
        const result = await database.jobs.transaction(async (tx) => {
          const done = await run(tx)
          if (dies && !committed) throw new Error('process died')
          return done
        })
        if (dies) throw new Error('process died')
        return result
      },
    },
  }
}
