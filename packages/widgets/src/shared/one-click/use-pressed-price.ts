import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useRef } from 'react'

/** Called with a pressed price of the order book and the side of the order that would trade against it. */
export type PriceSelect = (price: Decimal, side: 'buy' | 'sell') => void

export type OneClickProps = {
  symbol: string
  /** Called with the function that sends an order at a pressed price; with null when the member turns it off. */
  onArm: (send: PriceSelect | null) => void
}

export type PressedPrice = {
  /** Pass this function to the order book as `onPriceSelect`. */
  select: PriceSelect
  /** Pass this function to the switch of one-click trading as `onArm`. */
  arm: OneClickProps['onArm']
}

/**
 * The handler of a pressed price while one-click trading is off. The order book prefills the ticket by itself,
 * but its rows are selectable only if a handler is set.
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
