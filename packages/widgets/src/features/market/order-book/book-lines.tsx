import { type Decimal, decimals } from '@bourselet/sdk/money'
import { type ReactNode, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useSymbol } from '../../../shared/data/use-symbol.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { BookHead } from './book-head.tsx'
import { BookMiddle } from './book-middle.tsx'
import { BookSide, type BookSideName } from './book-side.tsx'
import { useBookKeys } from './use-book-keys.ts'
import { useFittingLines } from './use-fitting-lines.ts'
import { type OwnOrder, useOrderBook } from './use-order-book.ts'

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

/** The book without its frame: heads, both sides, the last price in the middle. */
export function BookLines(props: BookLinesProps) {
  const { symbol, product, layout, levels, group, ownOrders, onPriceSelect } = props
  const { t, ready } = useText('market')
  const { data: info } = useSymbol(symbol, product)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const fitting = useFittingLines(body, levels === undefined, layout)
  const count = levels ?? fitting
  const book = useOrderBook({ symbol, product, info, group, count, ownOrders })
  const { cursor, handlers } = useBookKeys(onPriceSelect)
  if (book.error && ready) return <ErrorState error={book.error} onRetry={book.retry} />
  const rows = ready ? book.rows : null
  if (rows?.bids.length === 0 && rows.asks.length === 0) {
    return <Empty icon="list" title={t('orderBook.empty')} text={t('orderBook.emptyText')} />
  }
  const table = (side: BookSideName, head: ReactNode) => (
    <table
      className="bl-book__table"
      role={onPriceSelect ? 'grid' : undefined}
      aria-label={`${symbol}, ${t(`orderBook.${side}`)}`}
    >
      {head}
      <BookSide
        side={side}
        rows={rows?.[side] ?? null}
        count={count}
        group={group ?? info?.tick ?? '1'}
        places={decimals(info?.step ?? '1')}
        own={book.own[side]}
        layout={layout}
        cursor={
          cursor && (cursor.side === side ? Math.min(cursor.at, (rows?.[side].length ?? 1) - 1) : undefined)
        }
      />
    </table>
  )
  const coins = { base: info?.base ?? '', quote: info?.quote ?? '' }
  return (
    <section
      ref={setBody}
      className="bl-book bl-numbers"
      aria-label={t('orderBook.title')}
      aria-busy={!rows || undefined}
      data-layout={layout}
      data-fill={levels === undefined || undefined}
      data-stale={(rows && book.state !== 'live' && book.state !== 'polling') || undefined}
      {...handlers}
    >
      {layout === 'split' ? (
        <>
          {table('bids', <BookHead {...coins} side="bids" />)}
          {table('asks', <BookHead {...coins} side="asks" />)}
        </>
      ) : (
        <>
          {table('asks', <BookHead {...coins} />)}
          <BookMiddle symbol={symbol} product={product} spread={rows?.spread ?? null} />
          {table('bids', <BookHead {...coins} isHidden />)}
        </>
      )}
    </section>
  )
}
