import type { Decimal } from '@bourselet/sdk/money'
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { ChartView } from './chart-view.ts'
import type { PlacedLine } from './order-lines.ts'
import { type ChartViewProps, type DrawnChart, useChartView } from './use-chart-view.ts'

const LineGrip = lazy(() => import('./line-grip.tsx'))

export type ChartCanvasProps = ChartViewProps & {
  label: string
  /** Receives a function that returns a picture of the chart. */
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
  const { lines, label, picture, tick, onLineClose, onLineMove, onDigit, onPriceMenu, onDrawn } = props
  const { t } = useText('chart')
  const host = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLElement>(null)
  const pills = useRef(new Map<string, HTMLElement>())
  const [isAway, setIsAway] = useState(false)
  const priceAt = useRef<(clientY: number) => number | null>(() => null)
  const [moved, setMoved] = useState<{ id: string; price: Decimal } | null>(null)
  const drawnLines = useMemo(
    () => lines.map((line) => (line.id === moved?.id ? { ...line, price: moved.price } : line)),
    [lines, moved],
  )
  const view = useChartView(
    host,
    { ...props, lines: drawnLines },
    {
      onPlace: (placed) => placePills(pills.current, placed),
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
        const price = priceAt.current(event.clientY)
        if (price === null) return
        event.preventDefault()
        onPriceMenu(price)
      }}
      onKeyDown={(event) => steer(event, view, onDigit)}
    >
      <div className="bl-price-chart__host" ref={host} aria-hidden />
      {lines.map((line) => (
        <span
          key={line.id}
          className="bl-price-chart__pill"
          data-side={line.side}
          data-tone={line.tone}
          ref={(element) => {
            if (element) pills.current.set(line.id, element)
            else pills.current.delete(line.id)
          }}
        >
          {line.icon && <Icon name={line.icon} size={14} />}
          {line.tone === undefined && (
            <span className="bl-arrow" data-trend={line.side === 'buy' ? 'up' : 'down'} aria-hidden />
          )}
          <Suspense fallback={<span className="bl-price-chart__word">{line.label}</span>}>
            {onLineMove && line.isMovable ? (
              <LineGrip
                line={line}
                tick={tick}
                moved={moved?.id === line.id ? moved.price : null}
                onMovedChange={(price) => setMoved(price === null ? null : { id: line.id, price })}
                onMove={(price) => onLineMove(line.id, price)}
                priceAt={(clientY) => priceAt.current(clientY)}
              />
            ) : (
              <span className="bl-price-chart__word">{line.label}</span>
            )}
          </Suspense>
          {line.figures?.map(({ text, trend }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a line never change places
            <span key={at} className="bl-price-chart__word bl-numbers" data-trend={trend}>
              {text}
            </span>
          ))}
          {onLineClose && !line.isFixed && (
            <IconButton
              icon="close"
              size="small"
              label={line.closeLabel ?? t('closeLine', { label: line.label })}
              onClick={() => onLineClose(line.id)}
            />
          )}
        </span>
      ))}
      {isAway && (
        <IconButton
          className="bl-price-chart__now"
          icon="chevron-right"
          label={t('toNow')}
          onClick={() => view?.toNow()}
        />
      )}
    </figure>
  )
}

/** Vertical distance in px below which the labels of two lines are placed beside each other. */
const PILL_PX = 24
const GAP_PX = 8

/**
 * Moves the labels of the lines without a React render, because the price scale can move in every animation
 * frame.
 */
function placePills(pills: ReadonlyMap<string, HTMLElement>, lines: readonly PlacedLine[]): void {
  const taken: { y: number; end: number }[] = []
  for (const { id, y } of lines) {
    const pill = pills.get(id)
    if (!pill) continue
    pill.style.visibility = y === null ? 'hidden' : 'visible'
    if (y === null) continue
    const near = taken.filter((other) => Math.abs(other.y - y) < PILL_PX)
    const x = Math.max(0, ...near.map(({ end }) => end + GAP_PX))
    // Measuring the width of a label forces a layout, so it is only done if there is another label.
    taken.push({ y, end: lines.length > 1 ? x + pill.offsetWidth : x })
    pill.style.transform = `translate(${x}px, ${Math.round(y)}px) translateY(-50%)`
  }
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
