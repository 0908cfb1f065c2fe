import type { Decimal } from '@bourselet/sdk/money'
import { memo } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { BookRow as Row } from './book-rows.ts'

export type BookRowProps = Row & {
  group: Decimal
  /** Decimals of quantities. */
  places: number
  /** The reader has an order here. */
  isOwn: boolean
  /** undefined: cannot be pressed. 0: where Tab enters the book. */
  tabIndex: 0 | -1 | undefined
  withTotal: boolean
  /** In the split layout of bids the price stands last. */
  priceLast: boolean
}

/** One line of the book. Drawn again only when something in it changed. */
export const BookRow = memo(function BookRow(props: BookRowProps) {
  const { price, quantity, total, share, group, places, isOwn, tabIndex, withTotal, priceLast } = props
  const format = useFormat()
  const { t } = useText('market')
  const size = { decimals: places, minDecimals: places }
  const priceCell = (
    <td className="bl-book__price">
      {isOwn && (
        <span className="bl-book__own" title={t('orderBook.own')}>
          <span className="bl-hidden">{t('orderBook.own')}</span>
        </span>
      )}
      {format.price(price, group)}
    </td>
  )
  return (
    <tr className="bl-book__row" data-price={price} data-own={isOwn || undefined} tabIndex={tabIndex}>
      {!priceLast && priceCell}
      <td className="bl-book__quantity">{format.amount(quantity, size)}</td>
      {withTotal && <td className="bl-book__total">{format.amount(total, size)}</td>}
      {priceLast && priceCell}
      <td className="bl-book__bar" aria-hidden style={{ transform: `scaleX(${share / 100})` }} />
    </tr>
  )
})

/** The place of a line: grey while loading, nothing where the book is thin. */
export const BlankRow = memo(function BlankRow({
  isLoading,
  columns,
}: {
  isLoading: boolean
  columns: number
}) {
  return (
    <tr className="bl-book__row" aria-hidden={!isLoading || undefined}>
      {Array.from({ length: columns }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all the same and never move
        <td key={at}>{isLoading && <Skeleton width="70%" height={10} />}</td>
      ))}
    </tr>
  )
})
