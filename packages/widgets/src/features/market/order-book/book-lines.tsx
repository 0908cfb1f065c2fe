import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useSymbol } from '../../../shared/data/use-symbol.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { BookTables } from './book-tables.tsx'
import { useFittingLines } from './use-fitting-lines.ts'
import type { OwnOrder } from './use-order-book.ts'

export type BookLinesProps = {
  symbol: string
  product: Product
  /** `stacked`: asks over bids. `split`: bids and asks side by side. */
  layout: 'stacked' | 'split'
  /** Lines of each side; undefined: as many as fit. */
  levels: number | undefined
  group: Decimal | undefined
  ownOrders: readonly OwnOrder[] | undefined
  onPriceSelect: ((price: Decimal, side: 'buy' | 'sell') => void) | undefined
}

/** The book without its frame. What rarely changes is asked for here, what changes ten times a second inside. */
export function BookLines({ levels, ...rest }: BookLinesProps) {
  const text = useText('market')
  const { data: info } = useSymbol(rest.symbol, rest.product)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const fitting = useFittingLines(body, levels === undefined, rest.layout)
  return (
    <BookTables
      {...rest}
      bodyRef={setBody}
      isFilling={levels === undefined}
      count={levels ?? fitting}
      info={info}
      t={text.t}
      isReady={text.ready}
    />
  )
}
