import type { FeatureModule } from '../../exchange/feature.ts'
import { helpRoutes } from './routes.ts'

/** Help and customer service. */
export const helpFeature: FeatureModule = {
  name: 'help',
  open: () => ({ routes: helpRoutes() }),
}
