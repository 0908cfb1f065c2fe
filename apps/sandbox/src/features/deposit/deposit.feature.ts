import { type Job, startJob } from '../../clock/job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { depositMigration } from './deposit.migration.ts'
import { depositControl } from './deposit-control.ts'
import { nextDeposit, passBlocks } from './pass-blocks.ts'
import { reviewDeposit } from './review-deposit.ts'
import { depositRoutes } from './routes.ts'

/** Deposits over a simulated chain. */
export const depositFeature: FeatureModule = {
  name: 'deposit',
  migrations: [depositMigration],
  open(exchange) {
    const { clock, log, reviewers } = exchange
    let job: Job | undefined
    reviewers.join('deposit', (decision) => reviewDeposit(exchange, decision))
    return {
      routes: depositRoutes(exchange),
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
}
