import { type Decimal, sub } from '@bourselet/sdk/money'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import { useTicker } from '../../../shared/data/use-ticker.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Price } from '../../../shared/ui/price.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

type BookMiddleProps = { symbol: string; product: Product; spread: Decimal | null }

/** Between the sides: the last price and which way it came, and the spread. */
export function BookMiddle({ symbol, product, spread }: BookMiddleProps) {
  return (
    <div className="bl-book__middle">
      <BookLast symbol={symbol} product={product} />
      <Spread spread={spread} />
    </div>
  )
}

function BookLast({ symbol, product }: { symbol: string; product: Product }) {
  const { info, figures } = useTicker(symbol, product)
  return (
    <span className="bl-book__last">
      {figures ? (
        <Price value={figures.last} tick={info?.tick} direction={figures.direction} />
      ) : (
        <Skeleton width={96} />
      )}
    </span>
  )
}

function Spread({ spread }: { spread: Decimal | null }) {
  const { t } = useText('market')
  const format = useFormat()
  if (spread === null) return null
  return <span className="bl-book__spread">{t('orderBook.spread', { spread: format.amount(spread) })}</span>
}

/** The spread alone, for a head. */
export function BookSpread({ symbol, product }: { symbol: string; product: Product }) {
  const { asks, bids } = useBook(symbol, product)
  const ask = asks[0]?.[0]
  const bid = bids[0]?.[0]
  return <Spread spread={ask && bid ? sub(ask, bid) : null} />
}
