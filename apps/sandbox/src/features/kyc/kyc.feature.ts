import { type Job, startJob } from '../../clock/job.ts'
import type { FeatureModule } from '../../exchange/feature.ts'
import { kycDigestMigration, kycMigration } from './kyc.migration.ts'
import { nextReview, reviewDue, reviewKyc } from './review.ts'
import { kycRoutes } from './routes.ts'
import { sealOldSubmissions } from './submissions.ts'

/** Identity verification: documents and their review. */
export const kycFeature: FeatureModule = {
  name: 'kyc',
  migrations: [kycMigration, kycDigestMigration],
  seeds: ({ vault }) => [sealOldSubmissions(vault)],
  open(exchange) {
    const { clock, log, reviewers } = exchange
    let job: Job | undefined
    reviewers.join('kyc', (decision) => reviewKyc(exchange, decision))
    return {
      routes: kycRoutes(exchange),
      async start() {
        job = startJob(clock, {
          name: 'kyc',
          log,
          due: () => nextReview(exchange),
          run: () => reviewDue(exchange),
        })
      },
      stop: async () => job?.stop(),
    }
  },
}
