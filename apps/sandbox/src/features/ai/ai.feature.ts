import { DAY_MS } from '@bourselet/sdk/money'
import { defineFeature } from '../../exchange/feature.ts'
import { aiMigration, earlyFinishMigration, expiredDraftsMigration } from './ai.migration.ts'
import { aiOrders } from './ai-orders.ts'
import { openAiPlans } from './ai-plans.ts'
import { draftExpiry } from './expire-drafts.ts'
import { planSeeds } from './plan-seeds.ts'
import { aiRoutes } from './routes.ts'

/** The feature of AI plans: a simulated strategy with a daily result that may be a loss. */
export const aiFeature = defineFeature({
  name: 'ai',
  migrations: [aiMigration, earlyFinishMigration, expiredDraftsMigration],
  seeds: (exchange) => [planSeeds(exchange)],
  provides: ['aiOrders'],
  open(exchange) {
    const { database, index } = exchange
    const plans = openAiPlans(exchange)
    // The index price at midnight determines the daily results of running AI orders. A clock jump must therefore
    // publish an index price at each midnight. Unpaid orders (`pending`) are included, because the member may pay them
    // before they expire.
    index.settles(async (from) => {
      const open = database.jobs.db.selectFrom('ai_orders').select('id')
      const found = await open.where('status', 'in', ['pending', 'running']).limit(1).execute()
      return found.length === 0 ? Number.POSITIVE_INFINITY : Math.ceil(from / DAY_MS) * DAY_MS
    })
    return {
      routes: aiRoutes(exchange, plans),
      provides: { aiOrders },
      jobs: [plans.job, draftExpiry(exchange)],
    }
  },
})
