import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { byDepth } from '../../test-depth.ts'
import { auditFinance, type FinanceInvariant } from './finance-audit.ts'
import { runFinance } from './finance-run.ts'
import { financeModules, simulatedProducts } from './simulated-products.ts'

/** Length of a short run in days. If `FINANCE_SEED` is set, only this seed runs, for `FINANCE_DAYS` days. */
const SHORT = 60
const { FINANCE_SEED, FINANCE_DAYS = 365 } = process.env
const runs: [seed: string, days: number][] = FINANCE_SEED
  ? [[FINANCE_SEED, Number(FINANCE_DAYS)]]
  : [
      ['finance 0', SHORT],
      ...byDepth(
        [],
        ['1', '2', '3', '4', '5', '6'].map((n) => [`finance ${n}`, 365] as [string, number]),
      ),
    ]

/** Names of accepted actions and of events, each of which must have happened at least once in a run. */
const HAPPENED = [
  ...['wealth subscribe done', 'wealth append done', 'wealth redeem done'],
  ...['savings subscribe done', 'savings redeem done'],
  ...['loans borrow done', 'loans borrow on collateral done', 'loans repay done', 'loans repay in part done'],
  ...['loans add collateral done', 'liquidations'],
  ...['AI draft done', 'AI pay done', 'AI finish done', 'convert quote done', 'convert accept done'],
  ...['restarts', 'downtimes'],
]

/** The database of the first run, which the test of the finance audit uses. */
let database: Database | undefined

// A run simulates weeks of all products on a real database, which takes some seconds.
test.each(runs)(
  'in a simulation of finance products, all balances equal those of the reference model (seed %s, %i days)',
  async (seed, days) => {
    const outcome = await runFinance({
      ...{ seed, days },
      products: (ground) => simulatedProducts(ground, financeModules),
    })
    const { differences, error, tally } = outcome
    database ??= outcome.database
    console.log(seed, outcome.days, tally)
    expect(error).toBeNull()
    expect(differences).toEqual([])
    expect(HAPPENED.filter((name) => !tally[name])).toEqual([])
  },
  byDepth(180_000, 600_000),
)

/** SQL statements that change a stored row so that an invariant is violated, by id of the invariant. */
const ALTERED: Record<FinanceInvariant, string> = {
  L5: `UPDATE term_positions SET principal = principal + 1
    WHERE id = (SELECT min(id) FROM term_positions WHERE status = 'running')`,
  L12: `INSERT INTO account_changes
    SELECT 1000000, txn_id, member_id, 'futures', coin, type, available_delta, frozen_delta, available_after + 1,
      frozen_after, ref_type, ref_no, remark, created_at FROM account_changes ORDER BY id LIMIT 1`,
  I1: "UPDATE term_incomes SET date = '2025-12-31' WHERE id = (SELECT min(id) FROM term_incomes)",
  I2: `UPDATE term_positions SET term_days = term_days + 1
    WHERE id = (SELECT min(id) FROM term_positions WHERE status = 'completed' AND kind <> 'savings')`,
  I3: `UPDATE term_positions SET principal = principal + 1
    WHERE id = (SELECT max(id) FROM term_positions WHERE status = 'running')`,
  I4: `UPDATE term_offers SET sold_copies = sold_copies - 1
    WHERE id = (SELECT min(id) FROM term_offers WHERE sold_copies > 0)`,
  N1: `UPDATE loan_repayments SET principal = principal + 1
    WHERE id = (SELECT min(id) FROM loan_repayments)`,
  N3: `UPDATE loans SET collateral_qty = collateral_qty + 1 WHERE id = (SELECT min(id) FROM loans
    WHERE collateral_qty > 0 AND status IN ('review', 'repaying', 'overdue'))`,
  N4: `UPDATE loan_liquidations SET returned = returned + 1
    WHERE loan_id = (SELECT min(loan_id) FROM loan_liquidations)`,
}

test.each(Object.entries(ALTERED))(
  'the audit of finance products reports a stored row that violates invariant %s',
  async (id, altered) => {
    const undone = new Error('undone')
    const audited = database?.owner.transaction(async (tx) => {
      await sql.raw(altered).execute(tx)
      expect((await auditFinance(tx)).map(({ what }) => what)).toContain(id)
      throw undone
    })
    await expect(audited).rejects.toBe(undone)
  },
)
