import { useLayoutEffect, useState } from 'react'

const DEFAULT_LINES = 10
const FEWEST = 3
const MOST = 50

/** Lines of each side that fit into a book, by the height it is given and that of its parts. */
export function useFittingLines(
  book: HTMLElement | null,
  isWanted: boolean,
  layout: 'stacked' | 'split',
): number {
  const [lines, setLines] = useState(DEFAULT_LINES)
  useLayoutEffect(() => {
    if (!book || !isWanted) return
    const measure = () => {
      const heightOf = (part: string) => book.querySelector<HTMLElement>(part)?.offsetHeight ?? 0
      const line = heightOf('.bl-book__row') || 21
      const sides = layout === 'split' ? 1 : 2
      const room =
        book.clientHeight -
        ['head', 'middle', 'share'].reduce((sum, part) => sum + heightOf(`.bl-book__${part}`), 0)
      setLines(Math.min(MOST, Math.max(FEWEST, Math.floor(room / line / sides))))
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(book)
    return () => observer.disconnect()
  }, [book, isWanted, layout])
  return lines
}
