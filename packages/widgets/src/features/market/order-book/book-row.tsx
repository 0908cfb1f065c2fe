import { memo } from 'react'
import type { BoundAmounts } from '../../../shared/format/bind-amounts.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { BookRow as Row } from './book-rows.ts'

export type BookRowProps = Row & {
  /** Its place on its side, the best first: 0. Stays while prices change, so it costs nothing to keep in the page. */
  at: number
  format: BoundAmounts
  /** What to say where the reader has an order; undefined where there is none. */
  own: string | undefined
  /** undefined: cannot be pressed. 0: where Tab enters the book. */
  tabIndex: 0 | -1 | undefined
  withTotal: boolean
  /** In the split layout of bids the price stands last. */
  priceLast: boolean
}

/** One line of the book. Drawn again only when something in it changed, and without a hook, because it changes often. */
export const BookRow = memo(function BookRow(props: BookRowProps) {
  const { at, price, quantity, total, share, format, own, tabIndex, withTotal, priceLast } = props
  const priceCell = (
    <td className="bl-book__price">
      {own !== undefined && (
        <span className="bl-book__own" title={own}>
          <span className="bl-hidden">{own}</span>
        </span>
      )}
      {format.price(price)}
    </td>
  )
  return (
    <tr className="bl-book__row" data-at={at} tabIndex={tabIndex}>
      {!priceLast && priceCell}
      <td className="bl-book__quantity">{format.quantity(quantity)}</td>
      {withTotal && <td className="bl-book__total">{format.quantity(total)}</td>}
      {priceLast && priceCell}
      {/* A background of a cell without children: its length costs no layout, no layer and one element's style. */}
      <td className="bl-book__bar" aria-hidden style={{ backgroundSize: `${share}% 100%` }} />
    </tr>
  )
})

type BlankRowProps = { isLoading: boolean; columns: number }

/** The place of a line: grey while loading, nothing where the book is thin. */
export const BlankRow = memo(function BlankRow({ isLoading, columns }: BlankRowProps) {
  return (
    <tr className="bl-book__row" aria-hidden={!isLoading || undefined}>
      {Array.from({ length: columns }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all the same and never move
        <td key={at}>{isLoading && <Skeleton width="70%" height={10} />}</td>
      ))}
    </tr>
  )
})
