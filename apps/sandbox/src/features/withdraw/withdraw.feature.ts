import { startDueJob } from '../../clock/due-job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { destinationsOf } from './destinations.ts'
import { passTime } from './pass-time.ts'
import { failureControl, reviewWithdrawal } from './review-withdrawal.ts'
import { withdrawRoutes } from './routes.ts'
import { withdrawMigration } from './withdraw.migration.ts'

const BEAT_MS = 1_000

/** Money to the outside, and the address book. */
export const withdrawFeature: FeatureModule = {
  name: 'withdraw',
  migrations: [withdrawMigration],
  open(exchange) {
    const { clock, log, reviewers, destinations } = exchange
    let stop = async () => {}
    destinations.open({ of: destinationsOf })
    reviewers.join('withdraw', (decision) => reviewWithdrawal(exchange, decision))
    return {
      routes: withdrawRoutes(exchange),
      controls: { withdraw: failureControl(exchange) },
      async start() {
        stop = startDueJob(clock, {
          beatMs: BEAT_MS,
          run: () => passTime(exchange),
          failed: (error) => log(`withdrawals: ${error}`),
        })
      },
      stop: () => stop(),
    }
  },
}
