import { type Decimal, sub } from '@bourselet/sdk/money'
import { memo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import { useFigures } from '../../../shared/data/use-figures.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Price } from '../../../shared/ui/price.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { BookMark } from './book-mark.tsx'
import './order-book.css'

type BookLastProps = { symbol: string; product: Product; info: SymbolInfo | undefined }
type SpreadProps = { spread: Decimal | null; t: Translate<'market'> }

/**
 * The row between asks and bids: the last price with its direction, and the spread or, for a contract, the mark
 * price.
 */
export function BookMiddle({ spread, t, ...rest }: BookLastProps & SpreadProps) {
  return (
    <div className="bl-book__middle" part="middle">
      <BookLast {...rest} />
      {rest.product === 'futures' ? (
        <BookMark symbol={rest.symbol} info={rest.info} t={t} />
      ) : (
        <Spread spread={spread} t={t} />
      )}
    </div>
  )
}

const BookLast = memo(function BookLast({ symbol, product, info }: BookLastProps) {
  const figures = useFigures(symbol, product, info)
  return (
    <span className="bl-book__last">
      {figures ? (
        <Price value={figures.last} tick={info?.tick} direction={figures.direction} />
      ) : (
        <Skeleton width={96} />
      )}
    </span>
  )
})

const Spread = memo(function Spread({ spread, t }: SpreadProps) {
  const format = useAmountFormat()
  if (spread === null) return null
  return <span className="bl-book__spread">{t('orderBook.spread', { spread: format.amount(spread) })}</span>
})

/** The spread of the order book without the last price, for a header. */
export function BookSpread({ symbol, product }: { symbol: string; product: Product }) {
  const { t } = useText('market')
  const { asks, bids } = useBook(symbol, product)
  const ask = asks[0]?.[0]
  const bid = bids[0]?.[0]
  return <Spread spread={ask && bid ? sub(ask, bid) : null} t={t} />
}
