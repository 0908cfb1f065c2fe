import { startDueJob } from '../../clock/due-job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { kycDigestMigration, kycMigration } from './kyc.migration.ts'
import { reviewDue, reviewKyc } from './review.ts'
import { kycRoutes } from './routes.ts'
import { sealOldSubmissions } from './submissions.ts'

const BEAT_MS = 1_000

/** Who a member is: documents, their review, and what waits for it. */
export const kycFeature: FeatureModule = {
  name: 'kyc',
  migrations: [kycMigration, kycDigestMigration],
  seeds: ({ vault }) => [sealOldSubmissions(vault)],
  open(exchange) {
    const { clock, log, reviewers } = exchange
    let stop = async () => {}
    reviewers.join('kyc', (decision) => reviewKyc(exchange, decision))
    return {
      routes: kycRoutes(exchange),
      async start() {
        stop = startDueJob(clock, {
          beatMs: BEAT_MS,
          run: () => reviewDue(exchange),
          failed: (error) => log(`kyc: ${error}`),
        })
      },
      stop: () => stop(),
    }
  },
}
