import type { Data, Request } from '@bourselet/openapi'
import type { AnswerBy } from '../../transport/answer-by.ts'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

type Positions = {
  open: Extract<Data<'futures.positions'>, { account: object }>
  closed: Extract<Data<'futures.positions'>, { page: object }>
}

/** USDT-margined perpetual contracts. */
export const futures = (call: Call) => ({
  /** Places an order; quantity in the base coin, prices in USDT. Refuses INSUFFICIENT_BALANCE, LEVERAGE_RANGE and more. */
  place: (request: Request<'futures.place'>, options?: CallOptions): Answer<'futures.place'> =>
    call('futures.place', request, options),

  /** Cancels one order, or all of a symbol. ORDER_CLOSED after an unknown outcome means that it had happened. */
  cancel: (request: Request<'futures.cancel'>, options?: CallOptions): Answer<'futures.cancel'> =>
    call('futures.cancel', request, options),

  /** Open orders by page, or with scope history the ended ones. */
  orders: (request: Request<'futures.orders'> = {}, options?: CallOptions): Answer<'futures.orders'> =>
    call('futures.orders', request, options),

  /** The account and the open positions, or with scope closed a page of closed ones. Amounts in USDT. */
  positions: ((
    request: Request<'futures.positions'> = {},
    options?: CallOptions,
  ): Answer<'futures.positions'> => call('futures.positions', request, options)) as AnswerBy<
    'futures.positions',
    'scope',
    Positions,
    'open'
  >,

  /** Closes the position of a symbol by market or limit, or all at market. Refuses NO_POSITION. */
  close: (request: Request<'futures.close'>, options?: CallOptions): Answer<'futures.close'> =>
    call('futures.close', request, options),
})
