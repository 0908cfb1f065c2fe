import { defineFeature } from '../../exchange/feature.ts'
import { noticesMigration, seedNotices } from './notices.migration.ts'
import { noticesRoutes } from './routes.ts'

/** The feature of announcements and messages. It also stores which of them a member has read. */
export const noticesFeature = defineFeature({
  name: 'notices',
  migrations: [noticesMigration],
  seeds: (exchange) => [seedNotices(exchange)],
  open: () => ({ routes: noticesRoutes() }),
})
