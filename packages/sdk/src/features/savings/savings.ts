import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Flexible and fixed savings. */
export const savings = (call: Call) => ({
  /** Products on offer; `apr` is a fraction a year. */
  goods: (request: Request<'savings.goods'> = {}, options?: CallOptions): Answer<'savings.goods'> =>
    call('savings.goods', request, options),

  /** Savings orders by page, newest first. */
  orders: (request: Request<'savings.orders'> = {}, options?: CallOptions): Answer<'savings.orders'> =>
    call('savings.orders', request, options),

  /** Puts coins in, or with action redeem takes them out. Refuses INVEST_BELOW_MIN, REDEEM_NOT_ALLOWED. */
  add: (request: Request<'savings.add'>, options?: CallOptions): Answer<'savings.add'> =>
    call('savings.add', request, options),
})
