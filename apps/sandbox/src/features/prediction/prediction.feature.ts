import { defineFeature } from '../../exchange/feature.ts'
import { predictionMigration } from './prediction.migration.ts'
import { openPrediction } from './prediction.ts'
import { predictionHistory } from './prediction-history.ts'
import { roundRules } from './round-rules.ts'
import { predictionRoutes } from './routes.ts'

/** The feature of time options and prediction rounds. */
export const predictionFeature = defineFeature({
  name: 'prediction',
  migrations: [predictionMigration],
  seeds: (exchange) => [predictionHistory(exchange)],
  needs: ['referralRewards'],
  provides: ['roundRules'],
  open(exchange, { referralRewards: rewards }) {
    const prediction = openPrediction(exchange, { rewards })
    return {
      routes: predictionRoutes(prediction.parts),
      provides: { roundRules: () => roundRules(exchange.database.db) },
      start: () => prediction.start(),
      jobs: [prediction.job],
      stop: () => prediction.stop(),
    }
  },
})
