import { type ReactNode, useState } from 'react'
import { Panel } from './panel.tsx'
import { Root } from './root.tsx'
import { useIsNarrow } from './use-is-narrow.ts'
import './terminal.css'

/** Width in px below which the book is under the chart. terminal.css contains the same number. */
const THREE_COLUMNS_PX = 1180

export type TerminalProps = {
  bar: ReactNode
  chart: ReactNode
  /** Renders the order book: `stacked` in a separate column, `split` below the chart. */
  book: (layout: 'stacked' | 'split') => ReactNode
  /** One or more panels, one above the other. */
  ticket: ReactNode
  /** The member's orders and positions in the market. */
  below: ReactNode
}

/**
 * The layout of a trading view. The header is at the top; chart, book and ticket are beside each other if
 * there is room; orders are below.
 */
export function Terminal({ bar, chart, book, ticket, below }: TerminalProps) {
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(grid, THREE_COLUMNS_PX)
  return (
    <Root name="terminal" density="compact">
      <div className="bl-terminal__grid" ref={setGrid}>
        <Panel className="bl-terminal__bar">{bar}</Panel>
        <Panel className="bl-terminal__chart" data-panel="chart">
          {chart}
        </Panel>
        <Panel className="bl-terminal__book" data-panel="book">
          {book(isNarrow ? 'split' : 'stacked')}
        </Panel>
        <div className="bl-terminal__ticket">{ticket}</div>
        <Panel className="bl-terminal__below" data-panel="orders">
          {below}
        </Panel>
      </div>
    </Root>
  )
}
