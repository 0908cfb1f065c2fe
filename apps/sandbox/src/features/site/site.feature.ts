import type { FeatureModule } from '../../exchange/feature.ts'
import { siteRoutes } from './routes.ts'

/** What the site itself shows. */
export const siteFeature: FeatureModule = {
  name: 'site',
  open: (exchange) => ({ routes: siteRoutes(exchange) }),
}
