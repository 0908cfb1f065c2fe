import type { Decimal } from '@bourselet/sdk/money'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { ChartColours } from './chart-colours.ts'
import type { ChartView } from './chart-view.ts'
import { groupLines, groupRange } from './line-groups.ts'
import type { MovedLine } from './line-pill.tsx'
import { LinePills } from './line-pills.tsx'
import { createOrderLines } from './order-lines.ts'
import { type Box, createPillPlacer, START_PX } from './place-pills.ts'
import type { PriceLine } from './use-price-chart.ts'

export type ChartLinesProps = {
  view: ChartView
  colours: ChartColours
  /** The element that contains the canvas. */
  host: RefObject<HTMLElement | null>
  lines: readonly PriceLine[]
  /** Ids of the lines whose prices are outside the visible range. These lines have no label. */
  beyond: ReadonlySet<string>
  tick: Decimal
  onLineClose: ((id: string) => void) | undefined
  onLineMove: ((id: string, price: Decimal) => void) | undefined
  /** Called if a label with the focus is removed and no other label takes its place. */
  onFocusLost: () => void
}

const lineTokens = {
  up: '--bl-up',
  down: '--bl-down',
  warn: '--bl-warn',
  neutral: '--bl-text-muted',
} as const

const dashes = { dashed: [4, 3], dotted: [2, 4], solid: [] } as const

/**
 * Returns the boxes of the marks at the edges of the chart, which stand for lines outside the visible prices. No label
 * may cover these marks.
 */
function edgeBoxes(host: HTMLElement | null): Box[] {
  const marks = host?.closest('.bl-price-chart__body')?.querySelectorAll('.bl-price-chart__edge > li')
  if (!host || !marks?.length) return []
  const origin = host.getBoundingClientRect()
  return [...marks].map((mark) => {
    const { top, bottom, right } = mark.getBoundingClientRect()
    return {
      top: Math.floor(top - origin.top),
      bottom: Math.ceil(bottom - origin.top),
      end: Math.ceil(right - origin.left) - START_PX,
    }
  })
}

/** Draws the price lines of a chart on its canvas, and renders their labels over the canvas. */
export function ChartLines(props: ChartLinesProps) {
  const { view, colours, host, lines, beyond, tick, onLineClose, onLineMove, onFocusLost } = props
  const format = useFormat()
  const [range, setRange] = useState<number | null>(null)
  const [pills] = useState(() => new Map<string, HTMLElement>())
  const [placePills] = useState(() =>
    createPillPlacer(
      pills,
      () => view.paneSize().width,
      () => edgeBoxes(host.current),
    ),
  )
  const [orderLines] = useState(() =>
    createOrderLines({
      onPlace: placePills,
      lastSpan: view.lastSpan,
      onScale: (pricePerPx) => setRange((known) => groupRange(pricePerPx, known)),
    }),
  )
  const [moved, setMoved] = useState<MovedLine | null>(null)
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const { single, groups } = useMemo(() => groupLines(lines, range), [lines, range])
  const labelled = useMemo(() => single.filter(({ id }) => !beyond.has(id)), [single, beyond])
  const drawn = useMemo(() => {
    if (!moved) return single
    // Order lines at nearly the same price form a group. While the member moves a line of a group, it is drawn as a
    // single line.
    const line = lines.find(({ id }) => id === moved.id)
    const others = single.filter(({ id }) => id !== moved.id)
    return line ? [...others, { ...line, price: moved.price }] : others
  }, [lines, single, moved])
  useEffect(() => view.attach(orderLines), [view, orderLines])
  // Marks at the edges of the chart stand for lines outside the visible prices. They can move while the price scale
  // stays the same, for example when the legend gets another row. So the labels are placed again after each render.
  useLayoutEffect(() => placePills())
  useEffect(() => {
    if (!host.current) return
    orderLines.set(
      drawn.map((line) => ({
        id: line.id,
        // The position of a line needs no exact value, so its price becomes a number here. The label is
        // formatted from the decimal string.
        price: Number(line.price),
        text: format.price(line.price, tick),
        colour: colours[lineTokens[line.tone ?? (line.side === 'buy' ? 'up' : 'down')]],
        dash: dashes[line.stroke ?? 'dashed'],
        group: line.group,
      })),
      groups.map(({ id, side, lines }) => ({
        id,
        prices: lines.map(({ price }) => Number(price)),
        colour: colours[side === 'buy' ? '--bl-up' : '--bl-down'],
        isOpen: id === openGroup,
      })),
      { fill: colours['--bl-surface-1'], font: `500 11px ${getComputedStyle(host.current).fontFamily}` },
    )
  }, [orderLines, host, colours, drawn, groups, openGroup, format, tick])
  const priceAt = useCallback(
    (clientY: number) => view.priceAt(clientY - (host.current?.getBoundingClientRect().top ?? 0)),
    [view, host],
  )
  return (
    <LinePills
      elements={pills}
      lines={labelled}
      onMovedChange={setMoved}
      onRendered={placePills}
      onPoint={setOpenGroup}
      {...{ groups, tick, moved, priceAt, onLineClose, onLineMove, onFocusLost }}
    />
  )
}
