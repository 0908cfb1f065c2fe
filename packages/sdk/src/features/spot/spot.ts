import type { Data, Request, Schema } from '@bourselet/openapi'
import type { AnswerBy } from '../../transport/answer-by.ts'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

type Lists = {
  spot: Extract<Data<'spot.orders'>, { list: Schema<'SpotOrder'>[] }>
  ai: Extract<Data<'spot.orders'>, { list: Schema<'AiOrder'>[] }>
}

/** Spot orders. */
export const spot = (call: Call) => ({
  /** Places an order; answers after matching and booking. Refuses INSUFFICIENT_BALANCE, PRICE_TICK, QTY_STEP and more. */
  place: (request: Request<'spot.place'>, options?: CallOptions): Answer<'spot.place'> =>
    call('spot.place', request, options),

  /** Cancels one order, or all of a symbol. ORDER_CLOSED after an unknown outcome means that it had happened. */
  cancel: (request: Request<'spot.cancel'>, options?: CallOptions): Answer<'spot.cancel'> =>
    call('spot.cancel', request, options),

  /** Order history by page, newest first; with type ai the AI-managed orders. */
  orders: ((request: Request<'spot.orders'> = {}, options?: CallOptions): Answer<'spot.orders'> =>
    call('spot.orders', request, options)) as AnswerBy<'spot.orders', 'type', Lists, 'spot'>,

  /** Open and partially filled orders by page, newest first. */
  openOrders: (request: Request<'spot.openOrders'> = {}, options?: CallOptions): Answer<'spot.openOrders'> =>
    call('spot.openOrders', request, options),
})
