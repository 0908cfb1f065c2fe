import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useRef, useState } from 'react'

/**
 * Called when the member presses a price of the order book. `side` is the side of an order that would trade
 * against this price.
 */
export type PriceSelect = (price: Decimal, side: 'buy' | 'sell') => void

/** Sends a limit order at a price, or a market order if the price is null. */
export type SendPressed = (price: Decimal | null, side: 'buy' | 'sell') => void

/** The id of the element that states if one-click trading is on, and the size of its orders. */
export const ONE_CLICK_STATE = 'bl-one-click'

export type OneClickProps = {
  symbol: string
  /**
   * `book` (default): a row below a ticket. A press at a price of the order book sends a limit order at this price.
   * `buttons`: a box for the place between two buttons, Buy and Sell. A press of a button sends a market order.
   */
  layout?: 'book' | 'buttons'
  /** If true, one-click trading is off and its switch is not shown. The result of a sent order is still shown. */
  hidden?: boolean
  /**
   * Called with a function that sends an order when the member turns one-click trading on. Called with null when the
   * member turns it off.
   */
  onArm: (send: SendPressed | null) => void
}

export type PressedPrice = {
  /**
   * The function to pass to the order book as `onPriceSelect`. While one-click trading is on, it sends an order and
   * returns false, so that the order book does not fill the price into the order forms. A button that sends a market
   * order calls it with the price null, and opens its ticket if the result is true.
   */
  select: (...pressed: Parameters<SendPressed>) => boolean
  /** The function to pass to the switch of one-click trading as `onArm`. */
  arm: OneClickProps['onArm']
  /**
   * While one-click trading is on, the id of an element with the size of its orders; otherwise undefined. Pass it as
   * `aria-describedby` to the buttons that send market orders.
   */
  describedBy: string | undefined
}

/** Connects an order book with the switch of one-click trading. */
export function usePressedPrice(): PressedPrice {
  const armed = useRef<SendPressed | null>(null)
  const select = useCallback<PressedPrice['select']>((price, side) => {
    armed.current?.(price, side)
    return armed.current === null
  }, [])
  const [isArmed, setArmed] = useState(false)
  const arm = useCallback((send: SendPressed | null) => {
    armed.current = send
    setArmed(send !== null)
  }, [])
  return { select, arm, describedBy: isArmed ? ONE_CLICK_STATE : undefined }
}
