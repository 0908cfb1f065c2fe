import { useEffect, useMemo, useState } from 'react'
import { useBook } from '../../../shared/data/use-book.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import { useTicker } from '../../../shared/data/use-ticker.ts'
import type { Funds, OrderMarket } from './order-market.ts'

/** A resync takes a moment: only what lasts longer is worth a word. */
const STALE_AFTER_MS = 1_000

export type TicketMarket = {
  /** Undefined until the symbol's rules are known. */
  market: OrderMarket | undefined
  /** The shown book may differ from the real one, or is not there yet. */
  isStale: boolean
  isLoading: boolean
  /** Null while all is well. */
  error: unknown
  retry: () => void
}

/** Rules, last price and book of a symbol, as the ticket needs them. */
export function useTicketMarket(symbol: string): TicketMarket {
  const { info, figures, error, isUnknown, refetch } = useTicker(symbol)
  const book = useBook(symbol)
  const isStale = useLasting(!book.isReady || book.state === 'stale' || book.state === 'offline')
  const last = figures?.last ?? null
  const market = useMemo(
    () => info && { rules: info, last, bids: book.bids, asks: book.asks },
    [info, last, book.bids, book.asks],
  )
  return {
    market,
    isStale,
    isLoading: !book.isReady,
    error: isUnknown ? 'SYMBOL_UNKNOWN' : error,
    retry: refetch,
  }
}

function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!now) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), STALE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [now])
  return lasts && now
}

export type TicketFunds = {
  /** Null while signed out or not yet known. */
  funds: Funds | null
  /** The fee rates, the member's own or those of a newcomer; null while not known. */
  rates: Pick<Funds, 'maker' | 'taker'> | null
  isLoading: boolean
}

/** What the member can spend on a symbol, and at which fees. */
export function useTicketFunds(symbol: string): TicketFunds {
  const { signedIn } = useSession()
  const { data, loading } = useSpotAccount(symbol)
  const levels = useCall(['account.levels'], (sdk, options) => sdk.account.levels(options), {
    enabled: !signedIn,
    staleMs: 600_000,
  })
  const first = levels.data?.list[0]
  const funds = useMemo(
    () =>
      data
        ? { base: data.base.available, quote: data.quote.available, maker: data.maker, taker: data.taker }
        : null,
    [data],
  )
  const newcomer = first ? { maker: first.spot_maker, taker: first.spot_taker } : null
  return { funds, rates: funds ?? newcomer, isLoading: loading }
}
