import { startDueJob } from '../../clock/due-job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { sealOldCards } from './bank-cards.ts'
import { destinationsOf } from './destinations.ts'
import { passTime } from './pass-time.ts'
import { failureControl, reviewWithdrawal } from './review-withdrawal.ts'
import { withdrawRoutes } from './routes.ts'
import { cardDigestMigration, withdrawMigration } from './withdraw.migration.ts'

const BEAT_MS = 1_000

/** Money to the outside, and the address book. */
export const withdrawFeature: FeatureModule = {
  name: 'withdraw',
  migrations: [withdrawMigration, cardDigestMigration],
  seeds: ({ vault }) => [sealOldCards(vault)],
  open(exchange) {
    const { clock, log, reviewers, destinations, vault } = exchange
    let stop = async () => {}
    destinations.open({ of: (reader, memberId) => destinationsOf(vault, reader, memberId) })
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
