import type { Decimal } from '@bourselet/sdk/money'
import { type CSSProperties, type ReactNode, type Ref, useMemo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { bindAmounts } from '../../../shared/format/bind-amounts.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import { useLocale } from '../../../shared/provider/use-locale.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { MarketEmpty } from '../market-empty.tsx'
import { BookHead } from './book-head.tsx'
import { BookMiddle } from './book-middle.tsx'
import { useBookReach } from './book-reach.tsx'
import { BookShare } from './book-share.tsx'
import { BookSide, type BookSideName } from './book-side.tsx'
import { ReachBox } from './reach-box.tsx'
import { useBookKeys } from './use-book-keys.ts'
import { type OwnOrder, useBookRows } from './use-book-rows.ts'
import './order-book.css'

export type BookShown = {
  symbol: string
  product: Product
  /** The layout. `stacked`: asks above bids. `split`: bids and asks beside each other. */
  layout: 'stacked' | 'split'
  group: Decimal | undefined
  ownOrders: readonly OwnOrder[] | undefined
  onPriceSelect: ((price: Decimal, side: 'buy' | 'sell') => unknown) | undefined
}

export type BookTablesProps = BookShown & {
  bodyRef: Ref<HTMLElement>
  /** True if the book shows as many rows as fit in its height. */
  isFilling: boolean
  count: number
  /** Height of a row in px; undefined for the height in the style sheet. */
  rowPx: number | undefined
  info: SymbolInfo | undefined
  t: Translate<'market'>
  /** True once the messages of the language are loaded. */
  isReady: boolean
}

/** The tables of bids and asks with their headers, and the row with the last price between them. */
export function BookTables(props: BookTablesProps) {
  const { symbol, product, layout, count, info, t, isReady, onPriceSelect } = props
  const book = useBookRows(props)
  const rows = isReady ? book.rows : null
  const { cursor, handlers } = useBookKeys(rows, onPriceSelect)
  const reach = useBookReach()
  const locale = useLocale()
  const width = book.group ?? info?.tick
  const format = useMemo(() => bindAmounts(locale, width, info?.step), [locale, width, info?.step])
  if (book.error && isReady) return <ErrorState error={book.error} onRetry={book.retry} />
  if (rows?.bids.length === 0 && rows.asks.length === 0) {
    return <MarketEmpty icon={icons.list} title={t('orderBook.empty')} text={t('orderBook.emptyText')} />
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
        format={format}
        own={book.own[side]}
        ownWord={t('orderBook.own')}
        layout={layout}
        cursor={
          cursor && (cursor.side === side ? Math.min(cursor.at, (rows?.[side].length ?? 1) - 1) : undefined)
        }
      />
    </table>
  )
  const coins = { base: info?.base ?? '', quote: info?.quote ?? '', t }
  return (
    <section
      ref={props.bodyRef}
      className="bl-book bl-numbers"
      aria-label={t('orderBook.title')}
      aria-busy={!rows || undefined}
      data-layout={layout}
      style={
        props.rowPx === undefined ? undefined : ({ '--bl-book-row': `${props.rowPx}px` } as CSSProperties)
      }
      data-fill={props.isFilling || undefined}
      data-stale={(rows && book.state !== 'live' && book.state !== 'polling') || undefined}
      {...handlers}
      {...reach.handlers}
      onFocus={(event) => {
        handlers.onFocus?.(event)
        reach.onFocus(event)
      }}
    >
      {reach.reached && rows && info && (
        <ReachBox reached={reach.reached} rows={rows} info={info} format={format} t={t} />
      )}
      {layout === 'split' ? (
        <>
          {table('bids', <BookHead {...coins} side="bids" />)}
          {table('asks', <BookHead {...coins} side="asks" />)}
        </>
      ) : (
        <>
          {table('asks', <BookHead {...coins} />)}
          <BookMiddle symbol={symbol} product={product} info={info} spread={rows?.spread ?? null} t={t} />
          {table('bids', <BookHead {...coins} isHidden />)}
          {product === 'futures' && <BookShare rows={rows} t={t} />}
        </>
      )}
    </section>
  )
}
