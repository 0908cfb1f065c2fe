import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Wealth and pledge products with daily income. */
export const wealth = (call: Call) => ({
  /** Products by page; `daily_rate` is a fraction a day. Open to visitors. */
  products: (request: Request<'wealth.products'> = {}, options?: CallOptions): Answer<'wealth.products'> =>
    call('wealth.products', request, options),

  /** One product with its rules; with an amount also a preview of income and dates. */
  product: (request: Request<'wealth.product'>, options?: CallOptions): Answer<'wealth.product'> =>
    call('wealth.product', request, options),

  /** Income totals in USDT value, of all kinds or one; with an id that one income row. */
  summary: (request: Request<'wealth.summary'> = {}, options?: CallOptions): Answer<'wealth.summary'> =>
    call('wealth.summary', request, options),

  /** Subscribes by amount or copies. Refuses INVEST_BELOW_MIN, INVEST_ABOVE_MAX, COPIES_SOLD_OUT. */
  subscribe: (request: Request<'wealth.subscribe'>, options?: CallOptions): Answer<'wealth.subscribe'> =>
    call('wealth.subscribe', request, options),

  /** Appends principal to a running order, or with action redeem calls it back early. Refuses REDEEM_NOT_ALLOWED. */
  change: (request: Request<'wealth.change'>, options?: CallOptions): Answer<'wealth.change'> =>
    call('wealth.change', request, options),

  /** Daily income rows by page, newest first, in the coin of each order. */
  incomes: (request: Request<'wealth.incomes'> = {}, options?: CallOptions): Answer<'wealth.incomes'> =>
    call('wealth.incomes', request, options),

  /** One order with its lots and incomes. Refuses ORDER_NOT_FOUND. */
  order: (request: Request<'wealth.order'>, options?: CallOptions): Answer<'wealth.order'> =>
    call('wealth.order', request, options),

  /** Wealth and pledge orders by page, newest first. */
  orders: (request: Request<'wealth.orders'> = {}, options?: CallOptions): Answer<'wealth.orders'> =>
    call('wealth.orders', request, options),
})
