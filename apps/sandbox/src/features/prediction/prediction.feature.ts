import type { FeatureModule } from '../../exchange/feature.ts'
import { predictionMigration } from './prediction.migration.ts'
import { openPrediction } from './prediction.ts'
import { predictionHistory } from './prediction-history.ts'
import { predictionRoutes } from './routes.ts'

/** Options with fixed times, and prediction rounds. */
export const predictionFeature: FeatureModule = {
  name: 'prediction',
  migrations: [predictionMigration],
  seeds: (exchange) => [predictionHistory(exchange)],
  open(exchange) {
    const prediction = openPrediction(exchange)
    return {
      routes: predictionRoutes(prediction.parts),
      start: () => prediction.start(),
      stop: () => prediction.stop(),
    }
  },
}
