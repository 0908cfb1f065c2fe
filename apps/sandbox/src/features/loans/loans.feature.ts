import { sql } from 'kysely'
import { type Job, startJob } from '../../clock/job.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { checkCollateral } from './loan-collateral.ts'
import { seedLoanGoods } from './loan-goods.ts'
import { loanDebts } from './loan-state.ts'
import { nextSale, nextStep, reviewLoan, takeDueSteps } from './loan-steps.ts'
import { loanLimitsMigration, loansMigration } from './loans.migration.ts'
import { loansRoutes } from './routes.ts'

/** The feature `loans`: loans with and without collateral (docs/rules.md#loans). */
export const loansFeature = defineFeature({
  name: 'loans',
  migrations: [loansMigration, loanLimitsMigration],
  usedFiles: () => sql`SELECT voucher FROM loan_repayments`,
  debts: loanDebts,
  seeds: (exchange) => [seedLoanGoods(exchange)],
  needs: ['files', 'pages'],
  open(exchange, { files, pages }) {
    const { database, index, marks } = exchange
    let checks: Job | undefined
    let silence = () => {}
    return {
      routes: loansRoutes(exchange, { files, pages }),
      reviewers: { loan: (decision) => reviewLoan(exchange, decision) },
      async start() {
        index.settles((from) => nextSale(database.jobs.db, from))
        const job = startJob(exchange, { name: 'loans', run: () => checkCollateral(exchange) })
        // Collateral is checked each time mark prices are published. The index tick (published index price) of the same
        // second comes before them. The listener returns the promise of the check, so that a clock jump waits until the
        // check has ended.
        silence = marks.listen(() => job.trigger())
        checks = job
      },
      jobs: [{ name: 'loans', due: () => nextStep(database.jobs.db), run: () => takeDueSteps(exchange) }],
      async stop() {
        silence()
        await checks?.stop()
      },
    }
  },
})
