import type { Request } from '../../http/routes.ts'

/** A request to bet. */
export type BetRequest = Request<'prediction.place'>
export type RoundRequest = Extract<BetRequest, { mode: 'round' }>
export type TimeRequest = Extract<BetRequest, { mode: 'time' }>
