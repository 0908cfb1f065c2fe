import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { defineFeature } from '../../exchange/feature.ts'
import { kycDigestMigration, kycMigration } from './kyc.migration.ts'
import { nextReview, reviewDue, reviewKyc } from './review.ts'
import { kycRoutes } from './routes.ts'
import { sealOldSubmissions } from './submissions.ts'

/** Number of days for which the photos of an identity check are kept after its refusal. */
const REFUSED_DAYS = 30

/** The feature `kyc`: submission and review of identity checks. */
export const kycFeature = defineFeature({
  name: 'kyc',
  migrations: [kycMigration, kycDigestMigration],
  usedFiles: (now) => sql`SELECT unnest(ARRAY[id_front, id_back]) FROM kyc_submissions
    WHERE status <> 'rejected' OR reviewed_at >= ${now - REFUSED_DAYS * DAY_MS}`,
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
