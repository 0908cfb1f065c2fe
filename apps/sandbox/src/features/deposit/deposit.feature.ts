import { type Job, startJob } from '../../clock/job.ts'
import { defineFeature } from '../../exchange/feature.ts'
import { depositMigration, depositTxidMigration } from './deposit.migration.ts'
import { depositControl } from './deposit-control.ts'
import { depositTurnover } from './deposit-turnover.ts'
import { nextDeposit, passBlocks } from './pass-blocks.ts'
import { reviewDeposit } from './review-deposit.ts'
import { depositRoutes } from './routes.ts'

/** The feature `deposit`: deposits of coins over simulated chains. */
export const depositFeature = defineFeature({
  name: 'deposit',
  migrations: [depositMigration, depositTxidMigration],
  needs: ['files'],
  provides: ['depositTurnover'],
  open(exchange, { files }) {
    const { clock, log } = exchange
    let job: Job | undefined
    return {
      routes: depositRoutes(exchange, files),
      provides: { depositTurnover },
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
