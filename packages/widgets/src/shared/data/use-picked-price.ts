import { useEffect, useRef } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { Product } from './live-tickers.ts'
import { type PickedPrice, pickedPriceOf, publishPrice } from './picked-price.ts'

const waitingPrices = new WeakMap<object, Map<string, PickedPrice>>()

/**
 * Returns the prefilled prices of this client that wait until a ticket is shown. The map contains the last price of
 * each product and symbol.
 */
export function waitingOf(client: object): Map<string, PickedPrice> {
  const known = waitingPrices.get(client)
  if (known) return known
  const prices = new Map<string, PickedPrice>()
  waitingPrices.set(client, prices)
  return prices
}

const marketOf = (product: Product, symbol: string) => `${product} ${symbol}`

/**
 * Passes a selected price to all tickets that use the same client. A prefilled price is also stored until a ticket is
 * shown.
 */
export function pickPrice(client: object, picked: PickedPrice): void {
  if (picked.isPrefill) waitingOf(client).set(marketOf(picked.product, picked.symbol), picked)
  publishPrice(client, picked)
}

/**
 * Calls the handler with each price that is selected for this symbol from now on, anywhere on the page. In an iframe,
 * first calls it with the price that the host page sent for this symbol while the ticket was still loading. Prices of
 * other symbols do not replace this price.
 */
export function usePickedPrice(
  symbol: string,
  onPick: (picked: PickedPrice) => void,
  product: Product = 'spot',
): void {
  const { sdk } = useBourselet()
  const latest = useRef(onPick)
  useEffect(() => {
    latest.current = onPick
  })
  useEffect(() => {
    const waiting = waitingOf(sdk)
    const take = (picked: PickedPrice | null | undefined) => {
      // Prefilled prices are stored only until a ticket is shown. A shown ticket removes all stored prices, and also
      // those that arrive later. Otherwise a ticket that is shown later would start with an old price.
      waiting.clear()
      if (picked?.symbol === symbol && picked.product === product) latest.current(picked)
    }
    take(waiting.get(marketOf(product, symbol)))
    return pickedPriceOf(sdk).subscribe(({ picked }) => take(picked))
  }, [sdk, symbol, product])
}
