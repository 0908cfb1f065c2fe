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
  /** The function to pass to the order book as `onPriceSelect`. */
  select: PriceSelect
  /** The function to pass to the switch of one-click trading as `onArm`. */
  arm: OneClickProps['onArm']
}

/**
 * Does nothing when a price is pressed while one-click trading is off. The order book itself fills the price into the
 * ticket, but the user can select its rows only if a handler is set.
 */
const fillsTicket: PriceSelect = () => {}

/** Connects an order book with the switch of one-click trading. */
export function usePressedPrice(): PressedPrice {
  const pressed = useRef(fillsTicket)
  const select = useCallback<PriceSelect>((price, side) => pressed.current(price, side), [])
  const arm = useCallback((send: PriceSelect | null) => {
    pressed.current = send ?? fillsTicket
  }, [])
  return { select, arm }
}
