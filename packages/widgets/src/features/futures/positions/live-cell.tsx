import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { PositionsBoard } from './positions-board.ts'
import { whileVisible } from './while-visible.ts'

export type LiveCellProps = HTMLAttributes<HTMLSpanElement> & {
  board: PositionsBoard
  symbol: string
  /**
   * Writes the values of a position into the element. The function is called at every new mark price, so it
   * writes only changed values.
   */
  draw: (position: Position, element: HTMLSpanElement) => void
}

/**
 * An element of a table row that shows values of a position. While the row is visible, each new mark price updates the
 * element without a React render.
 */
export function LiveCell({ board, symbol, draw, ...rest }: LiveCellProps) {
  const element = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const paint = () => {
      const position = board.position(symbol)
      if (position && element.current) draw(position, element.current)
    }
    const follow = () => {
      paint()
      return board.subscribe(symbol, paint)
    }
    // The first call of `paint` fills the cell even if the cell is out of view. Otherwise the layout would
    // shift when the cell is scrolled into view.
    paint()
    const row = element.current?.closest('tr')
    return row ? whileVisible(row, follow) : follow()
  }, [board, symbol, draw])
  return <span ref={element} {...rest} />
}

/** Sets the text of an element that contains only text. Does nothing if the text is the same. */
export function setText(element: Element | null, text: string): void {
  if (!element) return
  const node = element.firstChild
  if (node instanceof Text) {
    if (node.data !== text) node.data = text
  } else element.textContent = text
}

/** Sets a `data-` attribute, or removes it if the value is undefined. */
export function setMark(element: HTMLElement, name: string, value: string | undefined): void {
  if (element.dataset[name] === value) return
  if (value === undefined) delete element.dataset[name]
  else element.dataset[name] = value
}
