import { type CandleInterval, type Decimal, decimals, nextCandleStart } from '@bourselet/sdk/money'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Product } from '../../../../shared/data/live-tickers.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useText } from '../../../../shared/i18n/use-text.ts'
import { useColours } from '../../../../shared/theme/use-colours.ts'
import type { ChartCandle } from '../chart-candle.ts'
import { chartTokens } from '../chart-colours.ts'
import { candleTimeFormat } from '../chart-time.ts'
import type { DrawnChart } from '../use-chart-view.ts'
import { type Drawing, drawingsOf, MOST_LETTERS } from './drawing.ts'
import { DrawingBar } from './drawing-bar.tsx'
import { createDrawingControl } from './drawing-control.ts'
import { createDrawingLayer } from './drawing-layer.ts'
import { indexOfTime, measured } from './geometry.ts'
import { createPlane } from './plane.ts'
import { useDrawingInput } from './use-drawing-input.ts'
import './drawings.css'

export type DrawingsProps = {
  chart: DrawnChart
  symbol: string
  product: Product
  interval: CandleInterval
  tick: Decimal
  candles: readonly ChartCandle[]
  /** True if the bar of the tools is shown. Without the bar, drawings can still be selected and moved. */
  withBar: boolean
}

/**
 * The member's drawings over a chart, and the drawing tools. This module is loaded when the bar of the tools is
 * opened or the market has stored drawings.
 */
export function Drawings({ chart, symbol, product, interval, tick, candles, withBar }: DrawingsProps) {
  const { t } = useText('chart')
  const format = useFormat()
  const { view, figure, host } = chart
  const colours = useColours(
    useMemo(() => ({ current: host }), [host]),
    chartTokens,
  )
  const latest = useRef({ candles, widthMs: 0 })
  const widthMs = nextCandleStart(0, interval)
  useEffect(() => {
    latest.current = { candles, widthMs }
  }, [candles, widthMs])
  const store = useMemo(() => drawingsOf(product, symbol), [product, symbol])
  const { control, layer, states } = useMemo(() => {
    const listeners = new Set<() => void>()
    const plane = createPlane(view, () => latest.current)
    return {
      layer: createDrawingLayer(plane),
      control: createDrawingControl(store, plane, () => {
        for (const notify of listeners) notify()
      }),
      states: (notify: () => void) => {
        listeners.add(notify)
        return () => listeners.delete(notify)
      },
    }
  }, [view, store])
  const state = useSyncExternalStore(states, control.state, control.state)
  const stored = useSyncExternalStore(store.subscribe, store.read, store.read)
  useDrawingInput(figure, host, control)
  // Only the toolbar shows the mode in which the next press moves a drawing. So this mode ends when the toolbar is
  // closed.
  useEffect(() => {
    if (!withBar && control.state().isMoving) control.toggleMoving()
  }, [withBar, control])
  // The code of the drawings can be loaded before or after the code of the price lines. In both cases, `behind` makes
  // the chart draw the drawings below the price lines.
  useEffect(() => view.attach(layer, 'behind'), [view, layer])

  const price = (value: number) => format.price(value.toFixed(decimals(tick)), tick)
  const time = useMemo(() => candleTimeFormat(format.locale, interval), [format.locale, interval])
  const describe = ({ points: [from, to] }: Drawing) => {
    if (!from || !to) return ''
    const { change, percent } = measured([from, to], widthMs)
    const times = candles.map((candle) => candle.t)
    const count = Math.round(indexOfTime(times, widthMs, to.t) - indexOfTime(times, widthMs, from.t))
    const sign = change < 0 ? '−' : '+'
    return `${sign}${price(Math.abs(change))} · ${format.percent(percent.toFixed(2), { signed: true })} · ${t('drawings.candles', { count: Math.abs(count) })}`
  }
  const nameOf = ({ tool, points, text }: Drawing) =>
    `${text ?? t(`drawings.tools.${tool}`)} · ${points.map((point) => price(point.price)).join(' – ')}`
  useEffect(() => {
    if (!colours) return
    const font = getComputedStyle(host).fontFamily
    layer.set({ drawings: control.shown(), state, colours, font, formatPrice: price, describe })
  })
  const point = state.draft?.points.at(-1)
  return (
    <>
      {withBar && (
        <DrawingBar
          control={control}
          state={state}
          drawings={stored}
          nameOf={nameOf}
          onChoose={() => figure.focus({ preventScroll: true })}
        />
      )}
      {state.editing !== null && (
        <TextForm onWrite={control.write} onDone={() => figure.focus({ preventScroll: true })} />
      )}
      <p className="bl-hidden" role="status">
        {state.tool && t('drawings.placing', { name: t(`drawings.tools.${state.tool}`) })}
        {state.isMoving && t('drawings.move')}
        {state.cursor && point && ` ${price(point.price)}, ${time(point.t)}`}
      </p>
    </>
  )
}

type TextFormProps = {
  onWrite: (text: string) => void
  /** Called when a key has completed the text, so that the caller can focus the chart again. */
  onDone: () => void
}

/** The field in which the member types a text drawing. */
function TextForm({ onWrite, onDone }: TextFormProps) {
  const { t } = useText('chart')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const finish = (text: string) => {
    onWrite(text)
    onDone()
  }
  return (
    <form
      className="bl-drawings__form"
      onSubmit={(event) => {
        event.preventDefault()
        finish(field.current?.value ?? '')
      }}
    >
      <input
        ref={field}
        className="bl-drawings__field"
        aria-label={t('drawings.words')}
        placeholder={t('drawings.words')}
        maxLength={MOST_LETTERS}
        onBlur={(event) => onWrite(event.target.value)}
        // Escape also ends a composition of an input method, without discarding the text.
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && finish('')}
      />
    </form>
  )
}
