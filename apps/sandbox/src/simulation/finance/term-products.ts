import { DAY_MS, toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { savingsRules } from '../../features/savings/savings-rules.ts'
import { wealthRules } from '../../features/wealth/wealth-rules.ts'
import { openTermProduct } from '../../products/term-product.ts'
import { savingsModel, wealthModel } from './finance-model.ts'
import { type Invariant, simulatedProduct } from './finance-product.ts'
import { termFaults } from './term-faults.ts'
import { type SimulatedOffer, termSimulation } from './term-simulation.ts'

const offer = (change: Partial<SimulatedOffer>): SimulatedOffer => ({
  ...{ kind: 'pledge', coin: 'USDT', days: 7, rate: '0.00035', penalty: '0' },
  ...{ min: toUnits('100'), max: toUnits('9000'), step: 1n, price: null, copies: null },
  ...{ presale: null, sale: 0, end: null, appends: true, redeems: true },
  ...change,
})
const copies = { kind: 'wealth', price: toUnits('100'), step: toUnits('100') } as const

const wealthOffers = [
  offer({ rate: '0.000123456789', penalty: '0.01' }),
  offer({ days: 30, step: toUnits('1'), redeems: false }),
  offer({ ...copies, days: 12, copies: 60, redeems: false }),
  offer({ ...copies, days: 5, copies: 1_000, presale: 3 * DAY_MS, sale: 6 * DAY_MS, end: 15 * DAY_MS }),
  offer({ coin: 'BTC', days: 3, rate: '0.9', appends: false, min: 1n }),
]
const savingsTerms = { kind: 'savings', appends: false } as const
const savingsOffers = [
  offer({ ...savingsTerms, days: null, rate: '0.0437' }),
  offer({ ...savingsTerms, days: 9, rate: '0.0625' }),
]

/** Invariants of the positions in all term products: wealth, pledge, savings and AI plans. */
const termInvariants: Record<string, Invariant> = {
  I1: {
    query: sql`
      SELECT i.order_no, date FROM term_incomes i JOIN term_positions p ON p.id = i.position_id
      WHERE date <= start_date OR date > booked_date`,
    altered: "UPDATE term_incomes SET date = '2025-12-31' WHERE id = (SELECT min(id) FROM term_incomes)",
  },
  I2: {
    query: sql`
      SELECT order_no FROM term_positions p
      WHERE status = 'completed' AND term_days <> (SELECT count(*) FROM term_incomes WHERE position_id = p.id)
        * CASE WHEN kind = 'savings' THEN term_days ELSE 1 END`,
    altered: `UPDATE term_positions SET term_days = term_days + 1
      WHERE id = (SELECT min(id) FROM term_positions WHERE status = 'completed' AND kind <> 'savings')`,
  },
  I3: {
    query: sql`
      SELECT order_no FROM term_positions p JOIN LATERAL (
        SELECT coalesce(sum(posting.amount), 0) AS locked FROM ledger_postings posting
        JOIN ledger_txns txn ON txn.id = posting.txn_id WHERE txn.ref_no = p.order_no AND bucket = 'locked') own ON true
      WHERE locked <> CASE WHEN status = 'running' THEN principal ELSE 0 END`,
    altered: `UPDATE term_positions SET principal = principal + 1
      WHERE id = (SELECT max(id) FROM term_positions WHERE status = 'running')`,
  },
  I4: {
    query: sql`
      SELECT o.id, sold_copies FROM term_offers o LEFT JOIN (SELECT offer_id, sum(amount) AS sold
        FROM term_lots JOIN term_positions p ON p.id = position_id GROUP BY 1) lots ON offer_id = o.id
      WHERE copy_price IS NOT NULL AND sold_copies * copy_price <> coalesce(sold, 0)
      UNION ALL SELECT offer_id, NULL FROM term_positions p JOIN term_offers o ON o.id = offer_id
      WHERE status = 'running' GROUP BY member_id, offer_id, max_amount HAVING sum(p.principal) > max_amount`,
    altered: `UPDATE term_offers SET sold_copies = sold_copies - 1
      WHERE id = (SELECT min(id) FROM term_offers WHERE sold_copies > 0)`,
  },
}

/**
 * Wealth and pledge in the simulations of finance products. `locked` and `invariants` cover the positions of all term
 * products.
 */
export const wealth = simulatedProduct({
  name: 'wealth',
  modules: { openTermProduct, wealthRules },
  files: ['products/term-product.ts', 'features/wealth/wealth-rules.ts'],
  simulate: (context, { openTermProduct: open, wealthRules: rules }) =>
    termSimulation(context, {
      ...{ open, rules, model: wealthModel, offers: wealthOffers },
      terms: ({ rate, penalty }) => ({ daily_rate: rate, penalty_rate: penalty }),
    }),
  faults: termFaults,
  happens: ['wealth subscribe done', 'wealth append done', 'wealth redeem done'],
  locked: sql`SELECT member_id, coin, principal AS amount FROM term_positions WHERE status = 'running'`,
  invariants: termInvariants,
})

/** Savings in the simulations of finance products. */
export const savings = simulatedProduct({
  name: 'savings',
  modules: { openTermProduct, savingsRules },
  files: ['products/term-product.ts', 'features/savings/savings-rules.ts'],
  simulate: (context, { openTermProduct: open, savingsRules: rules }) =>
    termSimulation(context, {
      ...{ open, rules, model: savingsModel, offers: savingsOffers },
      terms: ({ rate }) => ({ apr: rate }),
    }),
  faults: termFaults,
  happens: ['savings subscribe done', 'savings redeem done'],
})
