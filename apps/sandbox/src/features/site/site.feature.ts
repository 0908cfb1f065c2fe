import type { FeatureModule } from '../../exchange/feature.ts'
import { filesMigration } from '../../files/files.migration.ts'
import { openUploads } from '../../files/uploads.ts'
import { siteRoutes } from './routes.ts'

/** What the site itself shows, and the pictures that members send. */
export const siteFeature: FeatureModule = {
  name: 'site',
  migrations: [filesMigration],
  open(exchange) {
    const uploads = openUploads(exchange)
    exchange.files.open(uploads)
    return {
      routes: siteRoutes(exchange, uploads),
      start: uploads.sweep,
      stop: uploads.close,
    }
  },
}
