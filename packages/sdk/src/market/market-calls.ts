import type { OperationId } from '@bourselet/openapi'
import type { MarketCalls } from '../features/market.gen.ts'
import { addressOf, globalFetch, reporter } from '../host.ts'
import type { BourseletOptions } from '../options.ts'
import type { Call } from '../transport/call.ts'
import { createReads } from '../transport/create-reads.ts'
import { marketCalls } from '../transport/market-calls.gen.ts'
import { systemTimers, type Timers } from '../transport/timers.ts'

/** Settings of a client of public market data. Every setting except `baseUrl` has a default. */
export type MarketCallsOptions = Pick<
  BourseletOptions,
  | 'baseUrl'
  | 'language'
  | 'timeoutMs'
  | 'attemptTimeoutMs'
  | 'retry'
  | 'fetch'
  | 'logger'
  | 'onError'
  | 'timers'
>

export type MarketReads = {
  baseUrl: string
  timers: Timers
  market: MarketCalls
  call: Call
  setLanguage(language: string): void
  report: (error: unknown) => void
  close(): void
}

/** Creates the transport of public market data and its three calls. */
export function createMarketReads(options: MarketCallsOptions): MarketReads {
  const { timers = systemTimers, fetch = globalFetch } = options
  const baseUrl = addressOf(options.baseUrl)
  const report = reporter(options.onError)
  let language = options.language ?? 'en'
  const { call, close } = createReads({
    ...options,
    baseUrl,
    fetch,
    timers,
    language: () => language,
    report,
  })
  const byId = ((operation, request, more) =>
    call(operation, marketCalls[operation as keyof typeof marketCalls], request as object, more)) as Call
  const methods = Object.keys(marketCalls).map((operation) => [
    operation.slice('market.'.length),
    byId.bind(null, operation as OperationId),
  ])
  return {
    baseUrl,
    timers,
    market: Object.fromEntries(methods),
    call: byId,
    setLanguage(next) {
      language = next
    },
    report,
    close,
  }
}

/**
 * Creates the calls of public market data without a stream. It is the smallest part of the SDK that sends
 * calls.
 * @throws InvalidError if `baseUrl` is not an address
 * @example
 * ```ts
 * const market = createMarketCalls({ baseUrl: 'https://exchange.example' })
 * const coins = await market.coins({ product: 'spot' })
 * ```
 */
export const createMarketCalls = (options: MarketCallsOptions): MarketCalls =>
  createMarketReads(options).market
