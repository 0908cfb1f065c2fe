import { useLayoutEffect, useState } from 'react'

const DEFAULT_LINES = 10
const FEWEST = 3
const MOST = 50
const FALLBACK_PX = 21

/** The number of rows that fit in the height of a book, and their height. */
export type Fit = {
  /** Number of rows that fit on each side of the book. */
  lines: number
  /** Height in px at which the rows fill the space; undefined to use the height in the style sheet. */
  rowPx: number | undefined
}

export function useFittingLines(
  book: HTMLElement | null,
  isWanted: boolean,
  layout: 'stacked' | 'split',
): Fit {
  const [fit, setFit] = useState<Fit>({ lines: DEFAULT_LINES, rowPx: undefined })
  useLayoutEffect(() => {
    if (!book?.parentElement || !isWanted) return
    const frame = book.parentElement
    const measure = () => {
      const heightOf = (part: string) =>
        book.querySelector<HTMLElement>(`.bl-book__${part}`)?.offsetHeight ?? 0
      const isStacked = layout === 'stacked'
      const sides = isStacked ? 2 : 1
      // In the stacked layout rows may already be stretched to fill the height. So the number of rows is computed from
      // the row height in the style sheet instead of the measured height.
      const row = isStacked
        ? Number.parseFloat(getComputedStyle(frame).getPropertyValue('--bl-book-row'))
        : heightOf('row')
      const parts = ['head', 'share', ...(isStacked ? ['middle'] : [])]
      const room = book.clientHeight - parts.reduce((sum, part) => sum + heightOf(part), 0)
      const fitting = Math.floor(room / (row || FALLBACK_PX) / sides)
      const lines = Math.min(MOST, Math.max(FEWEST, fitting))
      const rowPx = isStacked && lines === fitting ? Math.floor((room / sides / lines) * 4) / 4 : undefined
      setFit((before) => (before.lines === lines && before.rowPx === rowPx ? before : { lines, rowPx }))
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(book)
    return () => observer.disconnect()
  }, [book, isWanted, layout])
  return fit
}
