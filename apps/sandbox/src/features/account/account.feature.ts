import type { FeatureModule } from '../../exchange/feature.ts'
import { accountRoutes } from './routes.ts'

/** The member himself. */
export const accountFeature: FeatureModule = {
  name: 'account',
  open: (exchange) => ({ routes: accountRoutes(exchange) }),
}
