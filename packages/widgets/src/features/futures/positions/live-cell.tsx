import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { PositionsBoard } from './positions-board.ts'
import { whileVisible } from './while-visible.ts'

export type LiveCellProps = HTMLAttributes<HTMLSpanElement> & {
  board: PositionsBoard
  symbol: string
  /** Writes what is to be seen of the position into the element; called at every new mark, so it looks before it writes. */
  draw: (position: Position, element: HTMLSpanElement) => void
}

/** A part of a row that follows the mark price past React, while its row is in view: fifty rows cost no rendering. */
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
    // Out of view as well it has its text, so that nothing jumps when it comes.
    paint()
    const row = element.current?.closest('tr')
    return row ? whileVisible(row, follow) : follow()
  }, [board, symbol, draw])
  return <span ref={element} {...rest} />
}

/** Sets the text of an element that has nothing else in it, if it is another one. */
export function setText(element: Element | null, text: string): void {
  if (!element) return
  const node = element.firstChild
  if (node instanceof Text) {
    if (node.data !== text) node.data = text
  } else element.textContent = text
}

/** Sets a `data-` attribute, or takes it away. */
export function setMark(element: HTMLElement, name: string, value: string | undefined): void {
  if (element.dataset[name] === value) return
  if (value === undefined) delete element.dataset[name]
  else element.dataset[name] = value
}
