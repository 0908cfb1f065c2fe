import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { trialBalance } from '../../ledger/trial-balance.ts'
import type { Difference, Invariant } from './finance-product.ts'
import { simulatedProducts } from './simulated-products.ts'

const locked = sql.join(
  simulatedProducts.flatMap(({ locked }) => locked ?? []),
  sql` UNION ALL `,
)

/** Invariants of the stored rows, by their id in docs/invariants.md: those of the ledger and of all products. */
export const financeInvariants: Readonly<Record<string, Invariant>> = {
  L5: {
    query: sql`
      SELECT coalesce(held.account, due.account) AS account, coin, held.amount AS held, due.amount AS explained
      FROM (SELECT account, coin, amount FROM ledger_balances
        WHERE account LIKE 'u:%:finance' AND bucket = 'locked' AND amount <> 0) held
      FULL JOIN (SELECT 'u:' || member_id || ':finance' AS account, coin, sum(amount) AS amount
        FROM (${locked}) AS explained GROUP BY 1, 2) due USING (account, coin)
      WHERE held.amount IS DISTINCT FROM due.amount`,
    altered: `UPDATE term_positions SET principal = principal + 1
      WHERE id = (SELECT min(id) FROM term_positions WHERE status = 'running')`,
  },
  L12: {
    query: sql`
      SELECT id, wallet, coin FROM (SELECT *,
          lag(available_after, 1, 0::numeric) OVER own AS available, lag(frozen_after, 1, 0::numeric) OVER own AS frozen
        FROM account_changes WINDOW own AS (PARTITION BY member_id, wallet, coin ORDER BY id)) change
      WHERE available + available_delta <> available_after OR frozen + frozen_delta <> frozen_after`,
    altered: `INSERT INTO account_changes
      SELECT 1000000, txn_id, member_id, 'futures', coin, type, available_delta, frozen_delta, available_after + 1,
        frozen_after, ref_type, ref_no, remark, created_at FROM account_changes ORDER BY id LIMIT 1`,
  },
  ...Object.assign({}, ...simulatedProducts.map(({ invariants }) => invariants)),
}

/**
 * Returns the violated invariants of a database, each with up to three rows that violate it. Invariants L2 and L4 are
 * checked by the trial balance instead of a query.
 */
export async function auditFinance(reader: Reader): Promise<Difference[]> {
  const found: Difference[] = []
  for (const [id, { query }] of Object.entries(financeInvariants)) {
    const { rows } = await query.execute(reader)
    if (rows.length > 0) found.push({ what: id, expected: [], actual: rows.slice(0, 3) })
  }
  const { ok, totals, differences } = await trialBalance(reader)
  return ok ? found : [...found, { what: 'L2 and L4', expected: [], actual: { totals, differences } }]
}
