import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { PanelTree } from '../layouts/panel-tree.ts'
import type { AreaSize, Layout, SideChart, SinglePanel } from '../layouts/terminal-layouts.ts'
import type { TerminalLayouts } from '../layouts/use-terminal-layouts.ts'
import { Panel } from './panel.tsx'
import { Root } from './root.tsx'
import { useIsNarrow } from './use-is-narrow.ts'
import './terminal.css'

/** Width of a terminal in px below which the book is under the chart. terminal.css contains the same number. */
const THREE_COLUMNS_PX = 1180

/** The panels that a layout can show in addition to the standard panels of a terminal. */
export type MorePanels = {
  trades: ReactNode
  depth: ReactNode
  /** Renders an additional chart. `onChange` stores the symbol and interval of the chart. */
  chart: (chart: SideChart, onChange: (chart: SideChart) => void) => ReactNode
}

export type TerminalProps = {
  bar: ReactNode
  chart: ReactNode
  /** Renders the order book: `stacked` in a separate column, `split` below the chart. */
  book: (layout: 'stacked' | 'split') => ReactNode
  /** One or more panels that are placed one above the other. */
  ticket: ReactNode
  /** The panel with the member's orders and positions in the market. */
  below: ReactNode
  /**
   * Lets the member arrange the panels: the result of `useTerminalLayouts`. The property `more` must be set
   * too.
   */
  layouts?: TerminalLayouts
  more?: MorePanels
}

/** The standard panels, which a terminal shows unless the member has chosen a layout. */
const plain: readonly SinglePanel[] = ['chart', 'book', 'ticket', 'orders']

/**
 * The layout of a trading view: the header at the top, the orders at the bottom, and the chart, book and ticket
 * between them, side by side if there is room. With `layouts`, the member can arrange the panels in a wide
 * window.
 */
export function Terminal({ bar, chart, book, ticket, below, layouts, more }: TerminalProps) {
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const [draft, setDraft] = useState<PanelTree | null>(null)
  const isNarrow = useIsNarrow(grid, THREE_COLUMNS_PX)
  const arranged = useArranged(isNarrow ? undefined : layouts)
  // A terminal with a stored layout shows no panels until the code of the layouts is loaded. Otherwise the panels
  // would move, and the chart would be drawn twice.
  const [startsArranged] = useState(() => layouts?.stored !== undefined)
  const isWaiting = startsArranged && !isNarrow && layouts?.code === null
  const { code, layout } = arranged ?? {}
  const size = useAreaSize(arranged ? grid : null)
  const tree = code && layout && size ? (draft ?? code.fittedIn(layout.tree, size)) : null
  const places = code && tree ? code.placesOf(tree).panels : null
  const contents: Record<SinglePanel, ReactNode> = {
    chart,
    book: book(isNarrow ? 'split' : 'stacked'),
    ticket,
    orders: below,
    trades: more?.trades,
    depth: more?.depth,
  }
  const change = (next: Layout) => arranged && layouts?.set(arranged.code.withLayout(arranged.stored, next))
  const contentOf = (panel: string) => {
    const sideChart = layout?.charts[panel]
    if (layout && sideChart)
      return more?.chart(sideChart, (to) => change({ ...layout, charts: { ...layout.charts, [panel]: to } }))
    return contents[panel as SinglePanel]
  }
  return (
    <Root name="terminal" density="compact">
      <div
        className="bl-terminal__grid"
        ref={setGrid}
        data-arranged={places ? true : undefined}
        data-arranging={(places && layouts?.isArranging) || undefined}
      >
        <Panel className="bl-terminal__bar">{bar}</Panel>
        {!isWaiting &&
          (places ? [...places.keys()] : plain).map((panel) => {
            const place = places?.get(panel)
            return (
              <Cell key={panel} panel={panel} style={place && code?.styleOf(place)}>
                {contentOf(panel)}
              </Cell>
            )
          })}
        {arranged && code && layout && layouts && tree && size && (
          <code.ArrangedLayer
            key={arranged.stored.shown}
            {...{ layout, tree, size }}
            isArranging={layouts.isArranging}
            onChange={change}
            onDone={() => layouts.setArranging(false)}
            onDraft={setDraft}
          />
        )}
      </div>
    </Root>
  )
}

/** Returns the size in px of the area that contains the panels: the size of the terminal without its header. */
function useAreaSize(grid: HTMLElement | null): AreaSize | null {
  const [size, setSize] = useState<AreaSize | null>(null)
  useLayoutEffect(() => {
    if (!grid) return
    const measure = () => {
      const top = grid.firstElementChild?.getBoundingClientRect()
      const { clientWidth, clientHeight } = grid
      setSize({ width: clientWidth - 16, height: clientHeight - (top?.height ?? 0) - 24 })
    }
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(grid)
    return () => observer.disconnect()
  }, [grid])
  return grid ? size : null
}

/** Returns the current layout; null if the terminal shows its standard panels in their standard arrangement. */
function useArranged(layouts: TerminalLayouts | undefined) {
  const { code = null, stored, isArranging = false } = layouts ?? {}
  return useMemo(() => {
    if (code === null || code === 'failed') return null
    const read = code.parseLayouts(stored)
    if (code.isPlain(read) && !isArranging) return null
    return { code, stored: read, layout: code.layoutOf(read, read.shown) }
  }, [code, stored, isArranging])
}

type CellProps = { panel: string; style: CSSProperties | undefined; children: ReactNode }

function Cell({ panel, style, children }: CellProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useFocusableLists(panel === 'orders' ? element : null)
  if (panel === 'ticket') {
    return (
      <div className="bl-terminal__cell bl-terminal__ticket" style={style}>
        {children}
      </div>
    )
  }
  const name = panel === 'orders' ? 'below' : panel
  return (
    <Panel
      ref={setElement}
      className={`bl-terminal__cell bl-terminal__${name}`}
      data-panel={panel}
      style={style}
    >
      {children}
    </Panel>
  )
}

/**
 * Makes each list of a panel focusable while its content is larger than its box, so that keys scroll the list even if
 * its rows have no controls. Outside of terminals the page scrolls instead of the list, so the component `Table` does
 * not need this.
 */
function useFocusableLists(panel: HTMLElement | null): void {
  useEffect(() => {
    if (!panel) return
    const update = () => {
      for (const list of panel.querySelectorAll<HTMLElement>('.bl-table')) {
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = list
        // Browsers round the size of a table and the size of its content differently. So a difference of 1 px does not
        // mean that the table scrolls.
        const scrolls = Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth) > 1
        if (scrolls) list.tabIndex = 0
        else list.removeAttribute('tabindex')
      }
    }
    const sizes = new ResizeObserver(update)
    const rows = new MutationObserver(update)
    sizes.observe(panel)
    rows.observe(panel, { childList: true, subtree: true })
    return () => {
      sizes.disconnect()
      rows.disconnect()
    }
  }, [panel])
}
