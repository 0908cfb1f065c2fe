import { changePercent, type Decimal, divRound, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { BoundAmounts } from '../../../shared/format/bind-amounts.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import type { Place } from './book-reach.tsx'
import type { BookRow, BookRows } from './book-rows.ts'

const ONE = 100_000_000n

/**
 * The sums of all rows of the book from the best price to a given row: the result of an order that takes all of
 * them.
 */
export type Reach = {
  quantity: Decimal
  /** Price times quantity, in quote coin. */
  value: Decimal
  /** The average price, rounded half up. */
  average: Decimal
  /** Difference of the average price from the best price in percent. */
  percent: Decimal
}

/**
 * Returns the sums of the rows from the best price to the row with the index `at`; null if there is no such
 * row. A group of prices counts at the price of its row.
 */
export function reachOf(rows: readonly BookRow[], at: number): Reach | null {
  const last = rows[at]
  const best = rows[0]
  if (!last || !best) return null
  const quantity = toUnits(last.total)
  let worth = 0n
  for (const row of rows.slice(0, at + 1)) worth += toUnits(row.price) * toUnits(row.quantity)
  const average = fromUnits(divRound(worth, quantity, 'HALF_UP'))
  return {
    quantity: last.total,
    value: fromUnits(divRound(worth, ONE, 'HALF_UP')),
    average,
    percent: changePercent(best.price, average),
  }
}

type ReachBoxProps = {
  place: Place
  rows: BookRows
  base: string
  format: BoundAmounts
  t: Translate<'market'>
}

/**
 * Marks the rows of the book from the best price to the row under the pointer or with the focus, and shows their
 * sum and average price. The mark is hidden from screen readers, because each row already contains its total.
 */
export function ReachBox({ place, rows, base, format, t }: ReachBoxProps) {
  const { amount, percent } = useFormat()
  const reach = reachOf(rows[place.side], place.at)
  if (!reach) return null
  return (
    <div aria-hidden className="bl-book__reach" style={{ top: place.top, height: place.height }}>
      <dl className="bl-book__sum" style={{ top: place.box - place.top }}>
        <dt>{t('orderBook.sum')}</dt>
        <dd>{`${format.quantity(reach.quantity)} ${base}`}</dd>
        <dd>{amount(reach.value, { decimals: 2, minDecimals: 2 })}</dd>
        <dt>{t('orderBook.average')}</dt>
        <dd>{format.price(reach.average)}</dd>
        <dd>{percent(reach.percent, { signed: true })}</dd>
      </dl>
    </div>
  )
}
