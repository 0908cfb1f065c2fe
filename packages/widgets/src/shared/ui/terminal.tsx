import { type ReactNode, useState } from 'react'
import { Panel } from './panel.tsx'
import { Root } from './root.tsx'
import { useIsNarrow } from './use-is-narrow.ts'
import './terminal.css'

/** Below this width the book is under the chart; the same number is in terminal.css. */
const THREE_COLUMNS_PX = 1180

export type TerminalProps = {
  bar: ReactNode
  chart: ReactNode
  /** Renders the order book: stacked in its own column, split under the chart. */
  book: (layout: 'stacked' | 'split') => ReactNode
  /** One or more panels, stacked. */
  ticket: ReactNode
  /** The member's orders and positions in the market. */
  below: ReactNode
}

/**
 * The layout of a trading view: header; chart, book and ticket side by side if there is room; orders below.
 */
export function Terminal({ bar, chart, book, ticket, below }: TerminalProps) {
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(grid, THREE_COLUMNS_PX)
  return (
    <Root name="terminal" density="compact">
      <div className="bl-terminal__grid" ref={setGrid}>
        <Panel className="bl-terminal__bar">{bar}</Panel>
        <Panel className="bl-terminal__chart">{chart}</Panel>
        <Panel className="bl-terminal__book">{book(isNarrow ? 'split' : 'stacked')}</Panel>
        <div className="bl-terminal__ticket">{ticket}</div>
        <Panel className="bl-terminal__below">{below}</Panel>
      </div>
    </Root>
  )
}
