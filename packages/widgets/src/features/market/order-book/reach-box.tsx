import { changePercent, type Decimal, divRound, fromUnits, toUnits } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import type { BoundAmounts } from '../../../shared/format/bind-amounts.ts'
import { quotePlaces } from '../../../shared/format/coin-places.ts'
import { useAmountFormat } from '../../../shared/format/use-amount-format.ts'
import type { Translate } from '../../../shared/i18n/messages.ts'
import type { ReachedRow } from './book-reach.tsx'
import type { BookRow, BookRows } from './book-rows.ts'
import type { BookSideName } from './book-side.tsx'
import './reach-box.css'

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
 * Returns the total quantity, the total value and the average price of the rows from the best price to the row with the
 * index `at`; null if there is no such row. If a row groups several prices, its whole quantity is valued at the price
 * of the row.
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

/** The vertical position in px of the marked rows, from the best price to a row, and of the box with their sums. */
type Place = { side: BookSideName; at: number; top: number; height: number; box: number }

const BOX_PX = 52

function placeOf({ book, row }: ReachedRow): Place | null {
  const side = row.closest<HTMLElement>('[data-side]')?.dataset.side as BookSideName | undefined
  const best = row.parentElement?.querySelector('tr[data-at="0"]')
  if (!side || !best) return null
  const origin = book.getBoundingClientRect().top
  const [one, other] = [row.getBoundingClientRect(), best.getBoundingClientRect()]
  const top = Math.min(one.top, other.top) - origin
  const bottom = Math.max(one.bottom, other.bottom) - origin
  // The box with the sums is placed beyond the marked rows, next to the current row. If there is no room, the box
  // covers marked rows instead.
  const isBelow = one.top >= other.top
  const below = one.bottom - origin
  const above = one.top - origin - BOX_PX
  const hasRoom = isBelow ? below + BOX_PX <= book.clientHeight : above >= 0
  const box = isBelow === hasRoom ? below : above
  return { side, at: Number(row.dataset.at), top, height: bottom - top, box }
}

type ReachBoxProps = {
  reached: ReachedRow
  rows: BookRows
  info: SymbolInfo
  format: BoundAmounts
  t: Translate<'market'>
}

/**
 * Marks the rows of the book from the best price to the row under the pointer or with the focus, and shows their
 * sum and average price. The mark is hidden from screen readers, because each row already contains its total.
 */
export function ReachBox({ reached, rows, info, format, t }: ReachBoxProps) {
  const { amount, percent } = useAmountFormat()
  const place = useMemo(() => placeOf(reached), [reached])
  const places = quotePlaces(info)
  const reach = place && reachOf(rows[place.side], place.at)
  if (!reach) return null
  return (
    <div aria-hidden className="bl-book__reach" style={{ top: place.top, height: place.height }}>
      <dl className="bl-book__sum" style={{ top: place.box - place.top }}>
        <dt>{t('orderBook.sum')}</dt>
        <dd>{`${format.quantity(reach.quantity)} ${info.base}`}</dd>
        <dd>{amount(reach.value, { decimals: places, minDecimals: places })}</dd>
        <dt>{t('orderBook.average')}</dt>
        <dd>{format.price(reach.average)}</dd>
        <dd>{percent(reach.percent, { signed: true })}</dd>
      </dl>
    </div>
  )
}
