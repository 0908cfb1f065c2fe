import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { defineFeature } from '../../exchange/feature.ts'
import { depositMigration, depositTotalsMigration, depositTxidMigration } from './deposit.migration.ts'
import { depositControl } from './deposit-control.ts'
import { depositTotals } from './deposit-totals.ts'
import { nextDeposit, passBlocks } from './pass-blocks.ts'
import { reviewDeposit } from './review-deposit.ts'
import { depositRoutes } from './routes.ts'

/** Number of days for which the voucher of a rejected deposit is kept, counted from the declaration of the deposit. */
const REJECTED_DAYS = 30

/** The feature `deposit`: deposits of coins over simulated chains. */
export const depositFeature = defineFeature({
  name: 'deposit',
  migrations: [depositMigration, depositTotalsMigration, depositTxidMigration],
  usedFiles: (now) => sql`SELECT voucher FROM deposits WHERE status IN ('pending', 'review', 'success')
    OR status = 'rejected' AND created_at >= ${now - REJECTED_DAYS * DAY_MS}`,
  // All addresses are passed as one array parameter. With one parameter for each address, the statement could exceed
  // the maximum of 65,535 parameters.
  dropFiles: (tx, urls) => sql`UPDATE deposits SET voucher = NULL WHERE voucher = ANY(${urls})`.execute(tx),
  needs: ['files'],
  provides: ['depositTotals'],
  open(exchange, { files }) {
    return {
      routes: depositRoutes(exchange, files),
      provides: { depositTotals },
      reviewers: { deposit: (decision) => reviewDeposit(exchange, decision) },
      controls: { deposit: depositControl(exchange) },
      jobs: [{ name: 'deposits', due: () => nextDeposit(exchange), run: () => passBlocks(exchange) }],
    }
  },
})
