import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useRef } from 'react'

/**
 * Called when the member presses a price of the order book. `side` is the side of an order that would trade
 * against this price.
 */
export type PriceSelect = (price: Decimal, side: 'buy' | 'sell') => void

export type OneClickProps = {
  symbol: string
  /**
   * Called with a function that sends an order at a pressed price when the member turns one-click trading on.
   * Called with null when the member turns it off.
   */
  onArm: (send: PriceSelect | null) => void
}

export type PressedPrice = {
  /**
   * The function to pass to the order book as `onPriceSelect`. While one-click trading is on, it returns false, so
   * that the order book does not fill the price into the order forms.
   */
  select: (...pressed: Parameters<PriceSelect>) => boolean
  /** The function to pass to the switch of one-click trading as `onArm`. */
  arm: OneClickProps['onArm']
}

/** Connects an order book with the switch of one-click trading. */
export function usePressedPrice(): PressedPrice {
  const armed = useRef<PriceSelect | null>(null)
  const select = useCallback<PressedPrice['select']>((price, side) => {
    armed.current?.(price, side)
    return armed.current === null
  }, [])
  const arm = useCallback((send: PriceSelect | null) => {
    armed.current = send
  }, [])
  return { select, arm }
}
