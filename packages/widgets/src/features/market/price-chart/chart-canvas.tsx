import type { CandleInterval, Decimal } from '@bourselet/sdk/money'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useColours } from '../../../shared/theme/use-colours.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { chartTokens } from './chart-colours.ts'
import { type ChartFrame, type ChartView, createChartView } from './chart-view.ts'
import type { PriceLine } from './use-price-chart.ts'

export type ChartCanvasProps = {
  frame: ChartFrame
  interval: CandleInterval
  tick: Decimal
  lines: readonly PriceLine[]
  label: string
  onHover: (t: number | null) => void
  onOldest: () => void
  onLineClose: ((id: string) => void) | undefined
  /** The drawing could not be loaded. */
  onFailed: (error: Error) => void
}

const noLibrary = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** The canvas with the candles, and the pills of the price lines over it. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { frame, interval, tick, lines, label, onLineClose } = props
  const { t } = useText('market')
  const format = useFormat()
  const host = useRef<HTMLDivElement>(null)
  const pills = useRef(new Map<string, HTMLElement>())
  const latest = useRef(props)
  const colours = useColours(host, chartTokens)
  const [view, setView] = useState<ChartView | null>(null)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    let made: ChartView | null = null
    let isGone = false
    // The library is a tenth of a megabyte and only charts need it.
    import('lightweight-charts')
      .then((library) => {
        if (isGone || !host.current) return
        made = createChartView(library, host.current, {
          onHover: (at) => latest.current.onHover(at),
          onOldest: () => latest.current.onOldest(),
          onPlace: (id, y) => placePill(pills.current.get(id), y),
        })
        setView(made)
      })
      .catch((thrown) => latest.current.onFailed(noLibrary(thrown)))
    return () => {
      isGone = true
      made?.remove()
      setView(null)
    }
  }, [])
  useEffect(() => {
    if (!view || !colours || !host.current) return
    view.look({
      colours,
      font: getComputedStyle(host.current).fontFamily,
      locale: format.locale,
      interval,
      tick,
      formatPrice: (price) => format.price(price, tick),
    })
  }, [view, colours, format, interval, tick])
  useEffect(() => {
    if (view && colours) view.show(frame)
  }, [view, colours, frame])
  useEffect(() => {
    if (!view || !colours) return
    view.lines(
      lines.map(({ id, price, side }) => ({
        id,
        // A height on the canvas.
        price: Number(price),
        text: format.price(price, tick),
        colour: colours[side === 'buy' ? '--bl-up' : '--bl-down'],
      })),
    )
  }, [view, colours, lines, format, tick])

  return (
    <figure
      className="bl-price-chart__canvas"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move and zoom the drawing; a table tells its content
      tabIndex={0}
      onKeyDown={(event) => steer(event, view)}
    >
      <div className="bl-price-chart__host" ref={host} aria-hidden />
      {lines.map((line) => (
        <span
          key={line.id}
          className="bl-price-chart__pill"
          data-side={line.side}
          ref={(element) => {
            if (element) pills.current.set(line.id, element)
            else pills.current.delete(line.id)
          }}
        >
          <span className="bl-arrow" data-way={line.side === 'buy' ? 'up' : 'down'} aria-hidden />
          {line.label}
          {onLineClose && (
            <IconButton
              icon="close"
              size="small"
              label={t('priceChart.closeLine', { label: line.label })}
              onClick={() => onLineClose(line.id)}
            />
          )}
        </span>
      ))}
    </figure>
  )
}

/** Past React: the scale moves with every frame, and a place is no content. */
function placePill(pill: HTMLElement | undefined, y: number | null): void {
  if (!pill) return
  pill.style.visibility = y === null ? 'hidden' : 'visible'
  if (y !== null) pill.style.transform = `translateY(${Math.round(y)}px) translateY(-50%)`
}

function steer(event: KeyboardEvent, view: ChartView | null): void {
  if (event.target !== event.currentTarget || !view) return
  const { key, shiftKey } = event
  const far = shiftKey ? 30 : 4
  if (key === 'ArrowLeft') view.scroll(-far)
  else if (key === 'ArrowRight') view.scroll(far)
  else if (key === 'ArrowUp' || key === '+') view.zoom(1.2)
  else if (key === 'ArrowDown' || key === '-') view.zoom(1 / 1.2)
  else if (key === 'End') view.toNow()
  else return
  event.preventDefault()
}
