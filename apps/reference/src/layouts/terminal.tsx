import './terminal.css'
import { Panel, Root } from '@bourselet/widgets/ui'
import type { ReactNode } from 'react'
import { useIsWide } from '../shared/use-is-wide.ts'

/** From this width on chart, book and ticket stand side by side. */
const THREE_COLUMNS_PX = 1180

export type BookLayout = 'stacked' | 'split'

type TerminalProps = {
  title: string
  bar: ReactNode
  chart: ReactNode
  /** Stacked in a column of its own, split under the chart. */
  book: (layout: BookLayout) => ReactNode
  /** One panel or more, below each other. */
  ticket: ReactNode
  /** What the member has in the market. */
  below: ReactNode
}

/** A desk for one market: its head, chart, book and ticket side by side, the member's orders below. */
export function Terminal({ title, bar, chart, book, ticket, below }: TerminalProps) {
  const isWide = useIsWide(THREE_COLUMNS_PX)
  return (
    <Root name="terminal" density="compact">
      <h1 className="bl-hidden">{title}</h1>
      <Panel className="terminal__bar">{bar}</Panel>
      <Panel className="terminal__chart">{chart}</Panel>
      <Panel className="terminal__book">{book(isWide ? 'stacked' : 'split')}</Panel>
      <div className="terminal__ticket">{ticket}</div>
      <Panel className="terminal__below">{below}</Panel>
    </Root>
  )
}
