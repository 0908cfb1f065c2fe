import type { FeatureModule } from '../../exchange/feature.ts'
import { sessionRoutes } from './routes.ts'

/** Becoming a member and coming back. */
export const sessionFeature: FeatureModule = {
  name: 'session',
  open: (exchange) => ({
    routes: sessionRoutes(exchange),
  }),
}
