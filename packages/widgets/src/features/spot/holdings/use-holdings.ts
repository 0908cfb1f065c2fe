import { add, type Decimal, holdingResult, isZero } from '@bourselet/sdk/money'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { liveTickers } from '../../../shared/data/live-tickers.ts'
import { useBalances } from '../../../shared/data/use-balances.ts'
import type { Call } from '../../../shared/data/use-call.ts'
import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useStore } from '../../../shared/provider/use-store.ts'
import { useFilledOrders } from '../fills/use-fills.ts'
import { type HeldCoin, heldCoins } from './held-coins.ts'

/** Number of pages of 100 orders from which the costs are computed at first. */
const PAGES = 5

const depths = new WeakMap<object, StoreApi<number>>()

/**
 * Returns the store of the number of pages for a client. The list of holdings and their sum share it, so that both count
 * the same orders.
 */
function depthOf(client: object): StoreApi<number> {
  const known = depths.get(client)
  if (known) return known
  const store = createStore(() => PAGES)
  depths.set(client, store)
  return store
}

/** The member's holdings, with the state of the calls that load them. */
export type HoldingsState = Pick<Call<HeldCoin[]>, 'data' | 'error' | 'refetch' | 'refreshing'> & {
  /** The creation time of the oldest order that is counted; null if the member's whole history is counted. */
  since: number | null
  /** Counts the next 100 older orders too. */
  more: () => void
}

/** Returns the coins of the member's spot account with the costs that follow from their own trades. */
export function useHoldings(): HoldingsState {
  const { data: wallet, ...balances } = useBalances()
  const { data: symbols, ...listed } = useSymbols()
  const depth = depthOf(useBourselet().sdk)
  const { data: orders, hasMore, ...history } = useFilledOrders(undefined, useStore(depth))
  const data = useMemo(
    () => (wallet && orders && symbols ? heldCoins(wallet.list, orders, symbols) : undefined),
    [wallet, orders, symbols],
  )
  return {
    data,
    error: balances.error ?? history.error ?? listed.error,
    refreshing: balances.refreshing || history.refreshing || listed.refreshing,
    refetch() {
      for (const call of [balances, history, listed]) if (call.error) call.refetch()
    },
    since: hasMore ? (orders?.at(-1)?.created_at ?? null) : null,
    more: () => depth.setState(depth.getState() + 1, true),
  }
}

/**
 * Returns the unrealized result of all holdings with a known cost, at the last prices; null if no cost is known. The
 * component renders again when the sum changes.
 */
export function useUnrealized(coins: readonly HeldCoin[] | undefined): Decimal | null {
  const tickers = liveTickers(useBourselet().sdk, 'spot')
  const counted = useMemo(
    () =>
      (coins ?? []).flatMap(({ market, known }) =>
        market && !isZero(known.quantity) ? [{ market, known, live: tickers.one(market.symbol) }] : [],
      ),
    [coins, tickers],
  )
  const subscribe = useCallback(
    (changed: () => void) => {
      const stops = counted.map(({ live }) => live.subscribe(changed))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [counted],
  )
  const read = () =>
    counted.reduce<Decimal | null>((sum, { market, known, live }) => {
      const result = holdingResult(known, live.get()?.last ?? market.last)
      return result ? add(sum ?? '0', result.unrealized_pnl) : sum
    }, null)
  return useSyncExternalStore(subscribe, read, read)
}
