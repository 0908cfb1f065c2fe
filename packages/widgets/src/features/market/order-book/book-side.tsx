import type { Decimal } from '@bourselet/sdk/money'
import type { BoundAmounts } from '../../../shared/format/bind-amounts.ts'
import { BlankRow, BookRow } from './book-row.tsx'
import type { BookRow as Row } from './book-rows.ts'

export type BookSideName = 'bids' | 'asks'

export type BookSideProps = {
  side: BookSideName
  /** The rows of this side of the book, best price first; null while the book loads. */
  rows: readonly Row[] | null
  count: number
  format: BoundAmounts
  /** Prices at which the member has open orders. */
  own: ReadonlySet<Decimal>
  ownWord: string
  layout: 'stacked' | 'split'
  /**
   * Index of the row on this side that the Tab key reaches. Undefined if that row is on the other side; null if
   * rows are not buttons.
   */
  cursor: number | undefined | null
}

/**
 * The rows of one side of the book. When the book changes, the DOM elements are kept and only their texts are
 * replaced.
 */
export function BookSide(props: BookSideProps) {
  const { side, rows, count, format, own, ownWord, layout, cursor } = props
  const isSplit = layout === 'split'
  const numbers = Array.from({ length: count }, (_, at) => at)
  // In the stacked layout the asks are above the bids. The best ask must be next to the best bid, so it comes last.
  const order = side === 'asks' && !isSplit ? numbers.reverse() : numbers
  return (
    <tbody className="bl-book__side" data-side={side}>
      {order.map((at) => {
        const row = rows?.[at]
        if (!row) return <BlankRow key={at} isLoading={rows === null} columns={isSplit ? 2 : 3} />
        return (
          <BookRow
            key={at}
            at={at}
            price={row.price}
            quantity={row.quantity}
            total={row.total}
            share={row.share}
            format={format}
            own={own.has(row.price) ? ownWord : undefined}
            tabIndex={cursor === null ? undefined : cursor === at ? 0 : -1}
            withTotal={!isSplit}
            priceLast={isSplit && side === 'bids'}
          />
        )
      })}
    </tbody>
  )
}
