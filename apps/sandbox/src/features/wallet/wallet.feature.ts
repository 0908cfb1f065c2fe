import type { FeatureModule } from '../../exchange/feature.ts'
import { walletRoutes } from './routes.ts'

/** What a member owns. */
export const walletFeature: FeatureModule = {
  name: 'wallet',
  open: (exchange) => ({ routes: walletRoutes(exchange) }),
}
