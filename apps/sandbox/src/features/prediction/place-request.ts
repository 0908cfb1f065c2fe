import type { Request } from '../../http/routes.ts'

/** A request to place a bet, either in a round or as a time option. */
export type BetRequest = Request<'prediction.place'>
export type RoundRequest = Extract<BetRequest, { mode: 'round' }>
export type TimeRequest = Extract<BetRequest, { mode: 'time' }>
