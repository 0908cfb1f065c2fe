import type { Data, Request, Schema } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

type Asked = Exclude<Request<'convert.convert'>, { quote_id: string }>
type Accepted = Extract<Request<'convert.convert'>, { quote_id: string }>

/** The answer is that of the request: a quote for coins and an amount, a record for a quote's id. */
type Convert = {
  /** Quotes a conversion at the index less the spread, binding for ten seconds. Refuses CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED. */
  (request: Asked, options?: CallOptions): Promise<Schema<'ConvertQuote'>>
  /** Accepts a quote by its id, once. Refuses QUOTE_EXPIRED, QUOTE_USED, INSUFFICIENT_BALANCE and what is wrong with the fund password. */
  (request: Accepted, options?: CallOptions): Promise<Schema<'ConvertRecord'>>
  /** Quotes or accepts, whichever the request is. */
  (request: Request<'convert.convert'>, options?: CallOptions): Promise<Data<'convert.convert'>>
}

/** Conversion between coins, swaps, and transfers between accounts. */
export const convert = (call: Call) => ({
  /** Quotes a conversion, or accepts a quote by its id within ten seconds. Refuses QUOTE_EXPIRED, QUOTE_USED. */
  convert: ((request: Request<'convert.convert'>, options?: CallOptions): Answer<'convert.convert'> =>
    call('convert.convert', request, options)) as Convert,

  /** Transfers between spot and futures, or swaps at the rate of the moment. Refuses SLIPPAGE below `min_receive`. */
  exchange: (request: Request<'convert.exchange'>, options?: CallOptions): Answer<'convert.exchange'> =>
    call('convert.exchange', request, options),

  /** Conversions, swaps and transfers by page, newest first. */
  records: (request: Request<'convert.records'> = {}, options?: CallOptions): Answer<'convert.records'> =>
    call('convert.records', request, options),
})
