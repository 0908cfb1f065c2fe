import type { Decimal } from '@bourselet/sdk/money'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Later } from '../../../shared/ui/later.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { ChartView } from './chart-view.ts'
import { groupLines, groupRange } from './line-groups.ts'
import type { MovedLine } from './line-pill.tsx'
import { createPillPlacer } from './place-pills.ts'
import { type ChartViewProps, type DrawnChart, useChartView } from './use-chart-view.ts'

/** The labels of price lines, loaded with the first line: a visitor has none. */
const LinePills = lazyPart(() => import('./line-pills.tsx').then(({ LinePills }) => LinePills))

export type ChartCanvasProps = ChartViewProps & {
  label: string
  /** Ids of the price lines outside the visible prices. These lines have no label. */
  beyond: ReadonlySet<string>
  /** A ref into which the chart writes a function that returns a picture of the chart. */
  picture: RefObject<(() => HTMLCanvasElement) | null>
  onLineClose: ((id: string) => void) | undefined
  onLineMove: ((id: string, price: Decimal) => void) | undefined
  /** Called with a digit that is typed while the chart has the focus. It starts the input of an interval. */
  onDigit: (digit: string) => void
  /** Called with the price at which the chart was clicked with the right mouse button. */
  onPriceMenu: (price: number) => void
  /** Called with the chart when it is drawn, and with null when it is removed. */
  onDrawn: (chart: DrawnChart | null) => void
}

/** The canvas with the candles, and the labels of the price lines above it. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { lines, beyond, label, picture, tick, onLineClose, onLineMove, onDigit, onPriceMenu, onDrawn } =
    props
  const { t } = useText('chart')
  const host = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLElement>(null)
  const [pills] = useState(() => new Map<string, HTMLElement>())
  const [placePills] = useState(() => createPillPlacer(pills))
  const [isAway, setIsAway] = useState(false)
  const priceAt = useRef<(clientY: number) => number | null>(() => null)
  const priceAtPointer = useCallback((clientY: number) => priceAt.current(clientY), [])
  const focusFigure = useCallback(() => figure.current?.focus({ preventScroll: true }), [])
  const [moved, setMoved] = useState<MovedLine | null>(null)
  const [range, setRange] = useState<number | null>(null)
  const [openGroup, setOpenGroup] = useState<string | null>(null)
  const { single, groups } = useMemo(() => groupLines(lines, range), [lines, range])
  const labelled = useMemo(() => single.filter(({ id }) => !beyond.has(id)), [single, beyond])
  const drawnLines = useMemo(() => {
    if (!moved) return single
    // While a line of a group is moved, the line is drawn separately from its group.
    const line = lines.find(({ id }) => id === moved.id)
    const others = single.filter(({ id }) => id !== moved.id)
    return line ? [...others, { ...line, price: moved.price }] : others
  }, [lines, single, moved])
  const view = useChartView(
    host,
    { ...props, lines: drawnLines, groups, openGroup },
    {
      onPlace: placePills,
      onScale: (pricePerPx) => setRange((known) => groupRange(pricePerPx, known)),
      onAway: setIsAway,
    },
  )
  useEffect(() => {
    priceAt.current = (clientY) =>
      view?.priceAt(clientY - (host.current?.getBoundingClientRect().top ?? 0)) ?? null
  }, [view])
  useEffect(() => {
    picture.current = view?.picture ?? null
    return () => {
      picture.current = null
    }
  }, [view, picture])
  useEffect(() => {
    const [drawn, element] = [host.current, figure.current]
    onDrawn(view && drawn && element ? { view, figure: element, host: drawn } : null)
    return () => onDrawn(null)
  }, [view, onDrawn])
  return (
    <figure
      ref={figure}
      className="bl-price-chart__canvas"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move and zoom the drawing; a table contains its data
      tabIndex={0}
      onContextMenu={(event) => {
        // Events of popovers arrive here too, because React dispatches them along its components.
        if (!event.currentTarget.contains(event.target as Node)) return
        const price = priceAt.current(event.clientY)
        if (price === null) return
        event.preventDefault()
        onPriceMenu(price)
      }}
      onKeyDown={(event) => steer(event, view, onDigit)}
    >
      <div className="bl-price-chart__host" ref={host} aria-hidden />
      <Later isWanted={lines.length > 0}>
        <LinePills
          elements={pills}
          lines={labelled}
          onMovedChange={setMoved}
          onRendered={placePills}
          onPoint={setOpenGroup}
          onFocusLost={focusFigure}
          {...{ groups, tick, moved, onLineClose, onLineMove, priceAt: priceAtPointer }}
        />
      </Later>
      {isAway && (
        <IconButton
          className="bl-price-chart__now"
          icon={icons.chevronRight}
          label={t('toNow')}
          onClick={() => view?.toNow()}
        />
      )}
    </figure>
  )
}

function steer(event: KeyboardEvent, view: ChartView | null, onDigit: (digit: string) => void): void {
  if (event.target !== event.currentTarget || !view) return
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey) return
  const far = shiftKey ? 30 : 4
  if (key === 'ArrowLeft') view.scroll(-far)
  else if (key === 'ArrowRight') view.scroll(far)
  else if (key === 'ArrowUp' || key === '+') view.zoom(1.2)
  else if (key === 'ArrowDown' || key === '-') view.zoom(1 / 1.2)
  else if (key === 'End') view.toNow()
  else if (/^\d$/.test(key)) onDigit(key)
  else return
  event.preventDefault()
}
