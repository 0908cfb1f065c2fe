import { PredictionRounds } from '@bourselet/widgets/prediction'
import { defineTag } from '../element.tsx'

/**
 * Past prediction rounds, the live round, and the form for a bet on the next round. Emits `bourselet-bet-placed`,
 * `bourselet-failed`, `bourselet-sign-in`, `bourselet-history`.
 *
 * @sdk prediction.rounds prediction.place
 * {"mode":"round","symbol":"BTCUSDT","direction":"bull","amount":"100","round_no":"BTCUSDT-300-5890752"}
 */
export const predictionRounds = defineTag({
  name: 'bourselet-prediction-rounds',
  widget: PredictionRounds,
  scope: 'trade',
  needsSymbol: true,
  props: { symbol: 'string', withoutBar: 'boolean' },
  events: ['onBetPlaced', 'onFailed', 'onSignIn', 'onHistory'],
})
