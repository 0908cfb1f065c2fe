import type { Request } from '@bourselet/openapi'
import type { Call, CallOptions } from '../../transport/call.ts'

/** Conversion between coins, swaps, and transfers between accounts. */
export const convert = (call: Call) => ({
  /** Quotes a conversion, or accepts a quote by its id within ten seconds. Refuses QUOTE_EXPIRED, QUOTE_USED. */
  convert: (request: Request<'convert.convert'>, options?: CallOptions) =>
    call('convert.convert', request, options),

  /** Transfers between spot and futures, or swaps at the rate of the moment. Refuses SLIPPAGE below `min_receive`. */
  exchange: (request: Request<'convert.exchange'>, options?: CallOptions) =>
    call('convert.exchange', request, options),

  /** Conversions, swaps and transfers by page, newest first. */
  records: (request: Request<'convert.records'> = {}, options?: CallOptions) =>
    call('convert.records', request, options),
})
