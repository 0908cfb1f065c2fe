import { sql } from 'kysely'
import { type Job, startJob } from '../../clock/job.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { depositMigration, depositTotalsMigration, depositTxidMigration } from './deposit.migration.ts'
import { depositControl } from './deposit-control.ts'
import { depositTotals } from './deposit-totals.ts'
import { nextDeposit, passBlocks } from './pass-blocks.ts'
import { reviewDeposit } from './review-deposit.ts'
import { depositRoutes } from './routes.ts'

/** The feature `deposit`: deposits of coins over simulated chains. */
export const depositFeature = defineFeature({
  name: 'deposit',
  migrations: [depositMigration, depositTotalsMigration, depositTxidMigration],
  usedFiles: () => sql`SELECT voucher FROM deposits`,
  needs: ['files'],
  provides: ['depositTotals'],
  open(exchange, { files }) {
    const { clock, log } = exchange
    let job: Job | undefined
    return {
      routes: depositRoutes(exchange, files),
      provides: { depositTotals },
      reviewers: { deposit: (decision) => reviewDeposit(exchange, decision) },
      controls: { deposit: depositControl(exchange) },
      async start() {
        job = startJob(clock, {
          name: 'deposits',
          log,
          due: () => nextDeposit(exchange),
          run: () => passBlocks(exchange),
        })
      },
      stop: async () => job?.stop(),
    }
  },
})
