import type { FeatureModule } from '../../exchange/feature.ts'
import { convertMigration } from './convert.migration.ts'
import { convertRoutes } from './routes.ts'

/** Coins into other coins at the index, and USDT between the spot and the futures wallet. */
export const convertFeature: FeatureModule = {
  name: 'convert',
  migrations: [convertMigration],
  open: (exchange) => ({ routes: convertRoutes(exchange) }),
}
