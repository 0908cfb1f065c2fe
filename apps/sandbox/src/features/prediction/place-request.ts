import type { Request } from '../../http/routes.ts'

/** A wish to bet, as the contract has it. */
export type BetRequest = Request<'prediction.place'>
export type RoundRequest = Extract<BetRequest, { mode: 'round' }>
export type TimeRequest = Extract<BetRequest, { mode: 'time' }>
