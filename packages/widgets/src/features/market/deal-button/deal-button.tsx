import type { ReactNode } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../shared/ui/button.tsx'
import './deal-button.css'

export type DealButtonProps = {
  symbol: string
  product?: Product
  side: 'buy' | 'sell'
  /** The label of the button. */
  children: ReactNode
  /** Id of an element that describes the button. */
  'aria-describedby'?: string | undefined
  onPress: () => void
}

/**
 * A button for buying or selling a symbol. In a low landscape window, as on a phone, no order book is beside the chart,
 * so the button also shows the price at which an order trades first: the best ask on a button for buying, the best bid
 * on a button for selling. It shows no price while the book may be outdated.
 */
export function DealButton({ symbol, product = 'spot', side, children, onPress, ...rest }: DealButtonProps) {
  const { data: info } = useSymbol(symbol, product)
  const { asks, bids, state } = useBook(symbol, product)
  const format = useFormat()
  const isStale = state === 'stale' || state === 'offline'
  const best = isStale ? undefined : (side === 'buy' ? asks : bids)[0]?.[0]
  return (
    <Button className="bl-deal-button" variant={side} size="big" wide {...rest} onClick={onPress}>
      {children}
      {info && best !== undefined && (
        <span className="bl-deal-button__price bl-numbers">{format.price(best, info.tick)}</span>
      )}
    </Button>
  )
}
