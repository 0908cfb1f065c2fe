import type { Data, Request, Schema } from '@bourselet/openapi'
import type { Call, CallOptions } from '../../transport/call.ts'

type Asked = Exclude<Request<'convert.convert'>, { quote_id: string }>
type Accepted = Extract<Request<'convert.convert'>, { quote_id: string }>

/** The answer is that of the request: a quote for coins and an amount, a record for a quote's id. */
type Convert = {
  (request: Asked, options?: CallOptions): Promise<Schema<'ConvertQuote'>>
  (request: Accepted, options?: CallOptions): Promise<Schema<'ConvertRecord'>>
  (request: Request<'convert.convert'>, options?: CallOptions): Promise<Data<'convert.convert'>>
}

/** Conversion between coins, swaps, and transfers between accounts. */
export const convert = (call: Call) => ({
  /** Quotes a conversion, or accepts a quote by its id within ten seconds. Refuses QUOTE_EXPIRED, QUOTE_USED. */
  convert: ((request: Request<'convert.convert'>, options?: CallOptions) =>
    call('convert.convert', request, options)) as Convert,

  /** Transfers between spot and futures, or swaps at the rate of the moment. Refuses SLIPPAGE below `min_receive`. */
  exchange: (request: Request<'convert.exchange'>, options?: CallOptions) =>
    call('convert.exchange', request, options),

  /** Conversions, swaps and transfers by page, newest first. */
  records: (request: Request<'convert.records'> = {}, options?: CallOptions) =>
    call('convert.records', request, options),
})
