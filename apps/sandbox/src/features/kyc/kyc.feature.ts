import { defineFeature } from '../../exchange/feature.ts'
import { kycDigestMigration, kycMigration } from './kyc.migration.ts'
import { nextReview, reviewDue, reviewKyc } from './review.ts'
import { kycRoutes } from './routes.ts'
import { sealOldSubmissions } from './submissions.ts'

/** The feature `kyc`: submission and review of identity checks. */
export const kycFeature = defineFeature({
  name: 'kyc',
  migrations: [kycMigration, kycDigestMigration],
  seeds: ({ vault }) => [sealOldSubmissions(vault)],
  needs: ['files'],
  open(exchange, { files }) {
    return {
      routes: kycRoutes(exchange, files),
      reviewers: { kyc: (decision) => reviewKyc(exchange, decision) },
      jobs: [{ name: 'kyc', due: () => nextReview(exchange), run: () => reviewDue(exchange) }],
    }
  },
})
