import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** AI-managed orders. Their list is `spot.orders` with type ai. */
export const ai = (call: Call) => ({
  /** Products on offer as a list; with an id that one product. Rates are daily fractions. */
  products: (request: Request<'ai.products'> = {}, options?: CallOptions): Answer<'ai.products'> =>
    call('ai.products', request, options),

  /** Drafts an order and previews its bounds. Moves no funds; unpaid drafts expire after 15 minutes. */
  create: (request: Request<'ai.create'>, options?: CallOptions): Answer<'ai.create'> =>
    call('ai.create', request, options),

  /** Pays a draft, or with action finish ends a running order early. Refuses ORDER_EXPIRED, ORDER_NOT_RUNNING. */
  submit: (request: Request<'ai.submit'>, options?: CallOptions): Answer<'ai.submit'> =>
    call('ai.submit', request, options),
})
