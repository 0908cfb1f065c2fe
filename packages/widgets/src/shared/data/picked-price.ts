import type { Decimal } from '@bourselet/sdk/money'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Product } from './live-tickers.ts'

/** A price that the reader picked in a book, a list of trades or a chart: for the tickets of that symbol. */
export type PickedPrice = {
  product: Product
  symbol: string
  price: Decimal
  /** What was offered up to that price, base coin, where the place knows it. */
  quantity?: Decimal
  /** From outside of the member's own page: it fills no price that the member has entered. */
  isPrefill?: boolean
}

export type PickedPriceStore = StoreApi<{ picked: PickedPrice | null }>

const stores = new WeakMap<object, PickedPriceStore>()

/** The last picked price of a client's page: made at first use, the same store ever after. */
export function pickedPriceOf(client: object): PickedPriceStore {
  const known = stores.get(client)
  if (known) return known
  const store: PickedPriceStore = createStore(() => ({ picked: null }))
  stores.set(client, store)
  return store
}

/** Tells the tickets of a client's page that the reader picked a price. */
export function pickPrice(client: object, picked: PickedPrice): void {
  // A fresh object each time: the same price picked twice is told twice.
  pickedPriceOf(client).setState({ picked: { ...picked } })
}
