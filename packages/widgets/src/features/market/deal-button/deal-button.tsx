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
  onPress: () => void
}

/**
 * A button that opens an order ticket. On a phone in landscape, where no order book is beside the chart, it also shows
 * the best price at which an order of its side trades, unless the book may be outdated.
 */
export function DealButton({ symbol, product = 'spot', side, children, onPress }: DealButtonProps) {
  const { data: info } = useSymbol(symbol, product)
  const { asks, bids, state } = useBook(symbol, product)
  const format = useFormat()
  const isStale = state === 'stale' || state === 'offline'
  const best = isStale ? undefined : (side === 'buy' ? asks : bids)[0]?.[0]
  return (
    <Button className="bl-deal-button" variant={side} size="big" wide onClick={onPress}>
      {children}
      {info && best !== undefined && (
        <span className="bl-deal-button__price bl-numbers">{format.price(best, info.tick)}</span>
      )}
    </Button>
  )
}
