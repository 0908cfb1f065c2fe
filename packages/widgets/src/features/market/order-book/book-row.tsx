import { memo } from 'react'
import type { BoundAmounts } from '../../../shared/format/bind-amounts.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { BookRow as Row } from './book-rows.ts'

export type BookRowProps = Row & {
  /**
   * Index of the row on its side; 0 is the best price. The index does not depend on the price, so the element
   * of a row is reused when prices change.
   */
  at: number
  format: BoundAmounts
  /** Label of the member's own order at this price; undefined if there is none. */
  own: string | undefined
  /**
   * The tab index of the row. 0 is for the one row of the book that the Tab key reaches, -1 for every other
   * row. Undefined means that rows cannot be selected.
   */
  tabIndex: 0 | -1 | undefined
  withTotal: boolean
  /** True if the price is in the last column, as for bids in the layout `split`. */
  priceLast: boolean
}

/** One row of the order book. It is memoized and has no hooks, because rows render often. */
export const BookRow = memo(function BookRow(props: BookRowProps) {
  const { at, price, quantity, total, share, format, own, tabIndex, withTotal, priceLast } = props
  const priceCell = (
    <td className="bl-book__price" part="price">
      {own !== undefined && (
        <span className="bl-book__own" title={own}>
          <span className="bl-hidden">{own}</span>
        </span>
      )}
      {format.price(price)}
    </td>
  )
  return (
    <tr className="bl-book__row" part="row" data-at={at} tabIndex={tabIndex}>
      {!priceLast && priceCell}
      <td className="bl-book__quantity">{format.quantity(quantity)}</td>
      {withTotal && <td className="bl-book__total">{format.quantity(total)}</td>}
      {priceLast && priceCell}
      {/* The depth bar is the background of an empty cell: its length changes without layout and without a layer of its
          own. The second position is for bars that grow from the left. */}
      <td
        className="bl-book__bar"
        aria-hidden
        style={{ backgroundPosition: `${share}% 0, ${100 - share}% 0` }}
      />
    </tr>
  )
})

type BlankRowProps = { isLoading: boolean; columns: number }

/**
 * An empty row of the order book: a gray placeholder while the book loads, blank if the book has fewer levels
 * than rows.
 */
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
