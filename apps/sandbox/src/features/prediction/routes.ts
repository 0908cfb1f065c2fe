import { defineRoutes } from '../../http/routes.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { optionTimes } from './option-times.ts'
import { orderList } from './order-list.ts'
import { placeBet } from './place-bet.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { roundList } from './round-list.ts'

export function predictionRoutes(parts: PredictionParts) {
  const { exchange } = parts
  return defineRoutes({
    'prediction.place': async (request, context) => {
      await exchange.kyc.demand(context.db, context.memberId, 'option')
      return placeBet(parts, context, request)
    },
    'prediction.times': (request, { db }) => optionTimes(exchange, db, request),
    'prediction.rounds': (request, { visitorId, db }) => {
      const { scope = 'rounds', ...asked } = request ?? {}
      if (scope === 'rounds') return roundList(exchange, db, visitorId, asked)
      if (visitorId === null) throw new Refusal('TOKEN_INVALID')
      return orderList(db, visitorId, asked)
    },
    'prediction.history': (request, { memberId, db }) => {
      const { result, ...asked } = request ?? {}
      return orderList(db, memberId, { ...asked, status: result, settled: true })
    },
  })
}
