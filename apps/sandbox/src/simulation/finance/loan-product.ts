import { sql } from 'kysely'
import { apply } from '../../features/loans/apply-loan.ts'
import { checkCollateral } from '../../features/loans/loan-collateral.ts'
import { seedLoanGoods } from '../../features/loans/loan-goods.ts'
import { balanceAt } from '../../features/loans/loan-state.ts'
import { takeDueSteps } from '../../features/loans/loan-steps.ts'
import { loanLimitsMigration, loansMigration } from '../../features/loans/loans.migration.ts'
import { addCollateral, repay } from '../../features/loans/repay-loan.ts'
import { simulatedProduct } from './finance-product.ts'
import { loanFaults } from './loan-faults.ts'
import { loanSimulation } from './loan-simulation.ts'

/** Loans in the simulations of finance products. */
export const loans = simulatedProduct({
  name: 'loans',
  migrations: (parts) => [loansMigration, loanLimitsMigration, seedLoanGoods(parts)],
  modules: { apply, addCollateral, repay, checkCollateral, takeDueSteps, balanceAt },
  files: [
    'features/loans/apply-loan.ts',
    'features/loans/repay-loan.ts',
    'features/loans/loan-collateral.ts',
    'features/loans/loan-steps.ts',
    'features/loans/loan-state.ts',
  ],
  simulate: loanSimulation,
  faults: loanFaults,
  happens: [
    ...['loans borrow done', 'loans borrow on collateral done', 'loans repay done'],
    ...['loans repay in part done', 'loans add collateral done', 'liquidations'],
  ],
  locked: sql`SELECT member_id, collateral_coin AS coin, collateral_qty AS amount FROM loans
    WHERE collateral_qty IS NOT NULL AND status IN ('review', 'repaying', 'overdue')`,
  invariants: {
    N1: {
      query: sql`
      SELECT order_no FROM loans l WHERE disbursed_at IS NOT NULL
        AND amount <> principal + (SELECT coalesce(sum(principal), 0) FROM loan_repayments WHERE loan_id = l.id)`,
      altered: `UPDATE loan_repayments SET principal = principal + 1
      WHERE id = (SELECT min(id) FROM loan_repayments)`,
    },
    N3: {
      query: sql`
      SELECT order_no FROM loans l JOIN LATERAL (
        SELECT coalesce(sum(posting.amount), 0) AS locked FROM ledger_postings posting
        JOIN ledger_txns txn ON txn.id = posting.txn_id WHERE txn.ref_no = l.order_no AND bucket = 'locked') own ON true
      WHERE locked <> CASE WHEN status IN ('review', 'repaying', 'overdue') THEN coalesce(collateral_qty, 0) ELSE 0 END`,
      altered: `UPDATE loans SET collateral_qty = collateral_qty + 1 WHERE id = (SELECT min(id) FROM loans
      WHERE collateral_qty > 0 AND status IN ('review', 'repaying', 'overdue'))`,
    },
    N4: {
      query: sql`
      SELECT s.loan_id FROM loan_liquidations s LEFT JOIN index_ticks t ON t.id = s.tick_id JOIN loans l ON l.id = s.loan_id
      WHERE t.id IS NULL OR (t.prices ->> (l.collateral_coin || 'USDT'))::numeric <> s.index_price::numeric
        OR s.proceeds - s.fee - s.returned <>
          (SELECT sum(penalty + interest + principal) FROM loan_repayments r
           WHERE r.loan_id = s.loan_id AND source = 'liquidation')`,
      altered: `UPDATE loan_liquidations SET returned = returned + 1
      WHERE loan_id = (SELECT min(loan_id) FROM loan_liquidations)`,
    },
  },
})
