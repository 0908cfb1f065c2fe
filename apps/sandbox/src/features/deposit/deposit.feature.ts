import { startDueJob } from '../../clock/due-job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { depositMigration } from './deposit.migration.ts'
import { depositControl } from './deposit-control.ts'
import { passBlocks } from './pass-blocks.ts'
import { reviewDeposit } from './review-deposit.ts'
import { depositRoutes } from './routes.ts'

const BEAT_MS = 1_000

/** Money from outside, over a simulated chain. */
export const depositFeature: FeatureModule = {
  name: 'deposit',
  migrations: [depositMigration],
  open(exchange) {
    const { clock, log, reviewers } = exchange
    let stop = async () => {}
    reviewers.join('deposit', (decision) => reviewDeposit(exchange, decision))
    return {
      routes: depositRoutes(exchange),
      controls: { deposit: depositControl(exchange) },
      async start() {
        stop = startDueJob(clock, {
          beatMs: BEAT_MS,
          run: () => passBlocks(exchange),
          failed: (error) => log(`deposits: ${error}`),
        })
      },
      stop: () => stop(),
    }
  },
}
