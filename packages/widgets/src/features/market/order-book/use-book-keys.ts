import type { Decimal } from '@bourselet/sdk/money'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react'
import type { BookRows } from './book-rows.ts'
import type { BookSideName } from './book-side.tsx'

export type BookCursor = { side: BookSideName; at: number }

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('tr[data-at]') : null

const sideOf = (row: Element) =>
  row.closest<HTMLElement>('[data-side]')?.dataset.side as BookSideName | undefined

/**
 * Returns the cursor (the row that the Tab key reaches) and the event handlers for all rows of a book. The arrow keys
 * move the focus by a row, Home and End to the first and last row; a click, Enter and Space select a row. In the layout
 * `split` the keys left and right change the side.
 */
export function useBookKeys(
  rows: BookRows | null,
  choose: ((price: Decimal, side: 'buy' | 'sell') => void) | undefined,
) {
  const [cursor, setCursor] = useState<BookCursor>({ side: 'bids', at: 0 })
  const pressed = useRef<{ row: HTMLElement; price: Decimal | undefined } | null>(null)
  const priceOf = (row: HTMLElement) => rows?.[sideOf(row) ?? 'bids'][Number(row.dataset.at)]?.price
  const select = (row: HTMLElement, price = priceOf(row)) => {
    const side = sideOf(row) ?? 'bids'
    // A picked ask suggests a buy order, and a picked bid suggests a sell order.
    if (price && choose) choose(price, side === 'asks' ? 'buy' : 'sell')
  }
  if (!choose) return { cursor: null, handlers: {} }
  return {
    cursor,
    handlers: {
      // The book can change while the mouse button is down, so the price at the start of the press is selected.
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const row = rowOf(event.target)
        pressed.current = row && { row, price: priceOf(row) }
      },
      onClick(event: MouseEvent<HTMLElement>) {
        const row = rowOf(event.target)
        if (row) select(row, pressed.current?.row === row ? pressed.current.price : undefined)
        pressed.current = null
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        const row = rowOf(event.target)
        const side = row && sideOf(row)
        if (!row || !side) return
        const at = Number(row.dataset.at)
        setCursor((now) => (now.side === side && now.at === at ? now : { side, at }))
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const row = rowOf(event.target)
        if (!row) return
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          return select(row)
        }
        const next = neighbour(event.currentTarget, row, event.key)
        if (!next) return
        event.preventDefault()
        next.focus()
      },
    },
  }
}

/** Returns the row elements of a side, best price first, even if the screen shows them in reverse order. */
function linesOf(book: HTMLElement, side: BookSideName): HTMLElement[] {
  const lines = [...book.querySelectorAll<HTMLElement>(`[data-side="${side}"] > tr[data-at]`)]
  return lines.sort((a, b) => Number(a.dataset.at) - Number(b.dataset.at))
}

function neighbour(book: HTMLElement, row: HTMLElement, key: string): HTMLElement | undefined {
  const isSplit = book.dataset.layout === 'split'
  const side = sideOf(row) ?? 'bids'
  if (isSplit && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const at = linesOf(book, side).indexOf(row)
    const across = linesOf(book, key === 'ArrowLeft' ? 'bids' : 'asks')
    return across[Math.min(at, across.length - 1)]
  }
  const lines = isSplit ? linesOf(book, side) : [...book.querySelectorAll<HTMLElement>('tr[data-at]')]
  const at = lines.indexOf(row)
  if (key === 'ArrowUp') return lines[at - 1]
  if (key === 'ArrowDown') return lines[at + 1]
  if (key === 'Home') return lines[0]
  return key === 'End' ? lines.at(-1) : undefined
}
