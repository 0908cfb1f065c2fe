import { useCallback, useEffect, useRef } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import type { Product } from './live-tickers.ts'
import { type PickedPrice, pickedPriceOf, pickPrice } from './picked-price.ts'

/** Returns a function that publishes a picked price to the tickets of the page. */
export function usePickPrice(): (picked: PickedPrice) => void {
  const { sdk } = useBourselet()
  return useCallback((picked) => pickPrice(sdk, picked), [sdk])
}

/** Calls the handler with each price picked for this symbol from now on, anywhere on the page. */
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
  useEffect(
    () =>
      pickedPriceOf(sdk).subscribe(({ picked }) => {
        if (picked?.symbol === symbol && picked.product === product) latest.current(picked)
      }),
    [sdk, symbol, product],
  )
}
