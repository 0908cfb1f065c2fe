import type { FeatureModule } from '../../exchange/feature.ts'
import { sessionRoutes } from './routes.ts'

const HOUR_MS = 3_600_000

/** Becoming a member and coming back. */
export const sessionFeature: FeatureModule = {
  name: 'session',
  open(exchange) {
    let rest = async () => {}
    return {
      routes: sessionRoutes(exchange),
      async start() {
        rest = exchange.clock.every(HOUR_MS, () => exchange.members.sweep())
      },
      async stop() {
        await rest()
      },
    }
  },
}
