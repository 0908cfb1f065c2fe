import { defineFeature } from '../../exchange/feature.ts'
import { noticesMigration, seedNotices } from './notices.migration.ts'
import { noticesRoutes } from './routes.ts'

/** The feature of announcements and messages, with their read marks. */
export const noticesFeature = defineFeature({
  name: 'notices',
  migrations: [noticesMigration],
  seeds: (exchange) => [seedNotices(exchange)],
  open: () => ({ routes: noticesRoutes() }),
})
