import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { trialBalance } from '../../ledger/trial-balance.ts'
import type { Difference } from './finance-product.ts'

/**
 * SQL queries, by id of an invariant in docs/invariants.md. Each returns the stored rows that violate the invariant.
 */
const INVARIANTS = {
  L5: sql`
    SELECT coalesce(held.account, due.account) AS account, coin, held.amount AS held, due.amount AS explained
    FROM (SELECT account, coin, amount FROM ledger_balances
      WHERE account LIKE 'u:%:finance' AND bucket = 'locked' AND amount <> 0) held
    FULL JOIN (SELECT 'u:' || member_id || ':finance' AS account, coin, sum(amount) AS amount FROM (
        SELECT member_id, coin, principal AS amount FROM term_positions WHERE status = 'running' UNION ALL
        SELECT member_id, collateral_coin, collateral_qty FROM loans WHERE collateral_qty IS NOT NULL
          AND status IN ('review', 'repaying', 'overdue')) AS explained GROUP BY 1, 2) due USING (account, coin)
    WHERE held.amount IS DISTINCT FROM due.amount`,
  L12: sql`
    SELECT id, wallet, coin FROM (SELECT *,
        lag(available_after, 1, 0::numeric) OVER own AS available, lag(frozen_after, 1, 0::numeric) OVER own AS frozen
      FROM account_changes WINDOW own AS (PARTITION BY member_id, wallet, coin ORDER BY id)) change
    WHERE available + available_delta <> available_after OR frozen + frozen_delta <> frozen_after`,
  I1: sql`
    SELECT i.order_no, date FROM term_incomes i JOIN term_positions p ON p.id = i.position_id
    WHERE date <= start_date OR date > booked_date`,
  I2: sql`
    SELECT order_no FROM term_positions p
    WHERE status = 'completed' AND term_days <> (SELECT count(*) FROM term_incomes WHERE position_id = p.id)
      * CASE WHEN kind = 'savings' THEN term_days ELSE 1 END`,
  I3: sql`
    SELECT order_no FROM term_positions p JOIN LATERAL (
      SELECT coalesce(sum(posting.amount), 0) AS locked FROM ledger_postings posting
      JOIN ledger_txns txn ON txn.id = posting.txn_id WHERE txn.ref_no = p.order_no AND bucket = 'locked') own ON true
    WHERE locked <> CASE WHEN status = 'running' THEN principal ELSE 0 END`,
  I4: sql`
    SELECT o.id, sold_copies FROM term_offers o LEFT JOIN (SELECT offer_id, sum(amount) AS sold
      FROM term_lots JOIN term_positions p ON p.id = position_id GROUP BY 1) lots ON offer_id = o.id
    WHERE copy_price IS NOT NULL AND sold_copies * copy_price <> coalesce(sold, 0)
    UNION ALL SELECT offer_id, NULL FROM term_positions p JOIN term_offers o ON o.id = offer_id
    WHERE status = 'running' GROUP BY member_id, offer_id, max_amount HAVING sum(p.principal) > max_amount`,
  N1: sql`
    SELECT order_no FROM loans l WHERE disbursed_at IS NOT NULL
      AND amount <> principal + (SELECT coalesce(sum(principal), 0) FROM loan_repayments WHERE loan_id = l.id)`,
  N3: sql`
    SELECT order_no FROM loans l JOIN LATERAL (
      SELECT coalesce(sum(posting.amount), 0) AS locked FROM ledger_postings posting
      JOIN ledger_txns txn ON txn.id = posting.txn_id WHERE txn.ref_no = l.order_no AND bucket = 'locked') own ON true
    WHERE locked <> CASE WHEN status IN ('review', 'repaying', 'overdue') THEN coalesce(collateral_qty, 0) ELSE 0 END`,
  N4: sql`
    SELECT s.loan_id FROM loan_liquidations s LEFT JOIN index_ticks t ON t.id = s.tick_id JOIN loans l ON l.id = s.loan_id
    WHERE t.id IS NULL OR (t.prices ->> (l.collateral_coin || 'USDT'))::numeric <> s.index_price::numeric
      OR s.proceeds - s.fee - s.returned <>
        (SELECT sum(penalty + interest + principal) FROM loan_repayments r
         WHERE r.loan_id = s.loan_id AND source = 'liquidation')`,
} as const

export type FinanceInvariant = keyof typeof INVARIANTS

/**
 * Returns the violated invariants of a database, each with up to three rows that violate it. Invariants L2 and L4 are
 * checked by the trial balance instead of a query.
 */
export async function auditFinance(reader: Reader): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [id, query] of Object.entries(INVARIANTS)) {
    const { rows } = await query.execute(reader)
    if (rows.length > 0) found.push({ what: id, expected: [], actual: rows.slice(0, 3) })
  }
  const { ok, totals, differences } = await trialBalance(reader)
  return ok ? found : [...found, { what: 'L2 and L4', expected: [], actual: { totals, differences } }]
}
