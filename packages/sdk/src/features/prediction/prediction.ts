import type { Data, Request, Schema } from '@bourselet/openapi'
import type { AnswerBy } from '../../transport/answer-by.ts'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

type Lists = {
  rounds: Extract<Data<'prediction.rounds'>, { list: Schema<'RoundWithBet'>[] }>
  mine: Extract<Data<'prediction.rounds'>, { list: Schema<'OptionOrder'>[] }>
}

/** Time options and prediction rounds. */
export const prediction = (call: Call) => ({
  /** Places a bet in USDT from the spot account. Refuses STAKE_RANGE, ROUND_NOT_OPEN, ALREADY_BET, PRICE_STALE. */
  place: (request: Request<'prediction.place'>, options?: CallOptions): Answer<'prediction.place'> =>
    call('prediction.place', request, options),

  /** Durations with payout and stake bounds; with a symbol also the open and the live round. */
  times: (request: Request<'prediction.times'> = {}, options?: CallOptions): Answer<'prediction.times'> =>
    call('prediction.times', request, options),

  /** Past rounds with the own bet in them; with scope mine all own bets, signed in only. */
  rounds: ((request: Request<'prediction.rounds'> = {}, options?: CallOptions): Answer<'prediction.rounds'> =>
    call('prediction.rounds', request, options)) as AnswerBy<'prediction.rounds', 'scope', Lists, 'rounds'>,

  /** Settled bets by page, newest first. */
  history: (
    request: Request<'prediction.history'> = {},
    options?: CallOptions,
  ): Answer<'prediction.history'> => call('prediction.history', request, options),
})
