import type { Schema } from '@bourselet/sdk'
import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useServerNow } from '../../../shared/data/use-server-now.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'

export type Quote = Schema<'ConvertQuote'>

export type QuoteRequest = { from_coin: string; to_coin: string } & (
  | { from_amount: string }
  | { to_amount: string }
)

export type QuoteState = {
  /** The quote for the current entries, even if it has expired; null if none was requested. */
  quote: Quote | null
  /** The previous quote for the same entries, which the last refresh replaced. */
  previous: Quote | null
  /** The index price of the coin to pay when the quote arrived; null if it was unknown or there is no quote. */
  fromPrice: Decimal | null
  /** Time in ms in which the quote can still be accepted. */
  leftMs: number
  /** True while the quote can be accepted. */
  isOpen: boolean
  isLoading: boolean
  /** The refusal of the last request for the current entries, or the connection error if its answer was lost. */
  error: Error | null
  /** Requests a quote for the current entries. */
  request: () => void
  /** Marks the quote as no longer valid, after the server has refused it. */
  end: () => void
}

type Held = {
  entries: string
  quote: Quote
  fromPrice: Decimal | null
  previous: Quote | null
  isEnded: boolean
}

/**
 * Returns the quote for the current entries with its remaining time. A quote for earlier entries is ignored. `fromPrice`
 * is the present index price of the coin to pay.
 */
export function useQuote(entries: QuoteRequest | null, fromPrice: Decimal | null): QuoteState {
  const [last, setLast] = useState<Held | null>(null)
  // The entries of the last request that failed.
  const [failed, setFailed] = useState('')
  const intent = useIntent<QuoteRequest, Quote>({
    send: (sdk, request, { idempotencyKey }) => sdk.convert.convert(request, { idempotencyKey }),
    onDone(quote, request) {
      const key = JSON.stringify(request)
      setLast((before) => ({
        entries: key,
        quote,
        fromPrice,
        previous: before?.entries === key ? before.quote : null,
        isEnded: false,
      }))
    },
    onFailed: (_, request) => setFailed(JSON.stringify(request)),
  })
  const current = entries && JSON.stringify(entries)
  const held = last?.entries === current ? last : null
  // The remaining time changes only while a quote is valid, so the component renders each second only during that time.
  const leftMs = useServerNow((now) => (held && !held.isEnded ? Math.max(0, held.quote.expire_at - now) : 0))
  return {
    quote: held?.quote ?? null,
    fromPrice: held?.fromPrice ?? null,
    previous: held?.previous ?? null,
    leftMs,
    isOpen: leftMs > 0 && !intent.isBusy,
    isLoading: intent.isBusy,
    error: intent.isBusy || failed !== current ? null : intent.error,
    request() {
      // A quote has no effect until the member accepts it. So a request whose answer was lost need not be repeated with
      // its idempotency key. It is abandoned, and the next request has a new key.
      if (intent.state.phase === 'unknown') intent.abandon()
      if (entries) intent.submit(entries)
    },
    end: () => setLast((before) => before && { ...before, isEnded: true }),
  }
}
