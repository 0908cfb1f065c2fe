import type { Decimal } from '@bourselet/sdk/money'
import { useCallback } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { Product } from './live-tickers.ts'

/**
 * A price that the user selected in an order book, a list of trades or a chart. This price is filled into the tickets
 * of its symbol.
 */
export type PickedPrice = {
  product: Product
  symbol: string
  price: Decimal
  /**
   * The total quantity in base coin that the book offers up to the selected price; undefined if it is unknown.
   */
  quantity?: Decimal
  /**
   * True for a price that the member has not selected on this page, for example a price that a host page sends to an
   * iframe. Such a price must not replace a price that the member has entered.
   */
  isPrefill?: boolean
}

export type PickedPriceStore = StoreApi<{ picked: PickedPrice | null }>

const stores = new WeakMap<object, PickedPriceStore>()

/** Returns the store of the last selected price for a client. The store is created at the first call. */
export function pickedPriceOf(client: object): PickedPriceStore {
  const known = stores.get(client)
  if (known) return known
  const store: PickedPriceStore = createStore(() => ({ picked: null }))
  stores.set(client, store)
  return store
}

/** Passes a selected price to all tickets that use the same client. */
export function publishPrice(client: object, picked: PickedPrice): void {
  // A new object is published even for the same price. So selecting a price again fills it into the ticket
  // again.
  pickedPriceOf(client).setState({ picked: { ...picked } })
}

/** Returns a function that passes a selected price to the tickets of the page. */
export function usePickPrice(): (picked: PickedPrice) => void {
  const { sdk } = useBourselet()
  return useCallback((picked) => publishPrice(sdk, picked), [sdk])
}
