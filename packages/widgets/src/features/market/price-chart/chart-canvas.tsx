import type { Decimal } from '@bourselet/sdk/money'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Later } from '../../../shared/ui/later.tsx'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { ChartView } from './chart-view.ts'
import { type ChartContent, useFirstPicture } from './first-picture/first-picture.ts'
import { type DrawnChart, useChartView } from './use-chart-view.ts'

/**
 * The component that draws the price lines. Its code is loaded with the first line, because many charts have
 * none.
 */
const ChartLines = lazyPart(() => import('./chart-lines.tsx').then(({ ChartLines }) => ChartLines))

export type ChartCanvasProps = ChartContent & {
  symbol: string
  label: string
  /** Ids of the lines whose prices are outside the visible range. These lines have no label. */
  beyond: ReadonlySet<string>
  /**
   * A ref for a function that returns a picture of the chart, or null if there is no picture. The chart sets this
   * function.
   */
  picture: RefObject<(() => HTMLCanvasElement | null) | null>
  onLineClose: ((id: string) => void) | undefined
  onLineMove: ((id: string, price: Decimal) => void) | undefined
  /** Called with a digit that is typed while the chart has the focus. It starts the input of an interval. */
  onDigit: (digit: string) => void
  /** Called with the price at which the chart was clicked with the right mouse button. */
  onPriceMenu: (price: number) => void
  /** Called with the chart when it is drawn, and with null when it is removed. */
  onDrawn: (chart: DrawnChart | null) => void
}

/** The canvas with the candles, and the price lines. */
export function ChartCanvas(props: ChartCanvasProps) {
  const { symbol, interval, lines, beyond, label, picture, tick } = props
  const { onLineClose, onLineMove, onDigit, onPriceMenu, onDrawn } = props
  const { t } = useText('chart')
  const host = useRef<HTMLDivElement>(null)
  const figure = useRef<HTMLElement>(null)
  const [isAway, setIsAway] = useState(false)
  const focusFigure = useCallback(() => figure.current?.focus({ preventScroll: true }), [])
  const first = useFirstPicture(props)
  const { view, colours } = useChartView(host, props, setIsAway, first.isUsed)
  // The keys that are pressed while the chart library loads. They move the chart of the same candles as soon as it is drawn.
  const early = useRef<Key[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys belong to the candles that were shown
  useEffect(() => {
    early.current = []
  }, [symbol, interval])
  useEffect(() => {
    if (view && colours) for (const key of early.current.splice(0)) steer(key, view)
  }, [view, colours])
  useEffect(() => {
    picture.current = view?.picture ?? (() => figure.current?.querySelector('canvas') ?? null)
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
        // React passes events along the component tree, so this handler also receives the events of popovers that the
        // chart opens. These events are ignored.
        if (!event.currentTarget.contains(event.target as Node)) return
        const price = view?.priceAt(event.clientY - event.currentTarget.getBoundingClientRect().top) ?? null
        if (price === null) return
        event.preventDefault()
        onPriceMenu(price)
      }}
      onKeyDown={(event) => {
        const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
        if (target !== currentTarget || ctrlKey || metaKey || altKey) return
        if (steer(event, view)) {
          if (!view && early.current.length < MOST_EARLY_KEYS) early.current.push(event)
        } else if (/^\d$/.test(key)) onDigit(key)
        else return
        event.preventDefault()
      }}
    >
      <div className="bl-price-chart__host" ref={host} aria-hidden />
      {colours && first.render?.({ host, colours, view })}
      <Later isWanted={lines.length > 0}>
        {view && colours && (
          <ChartLines
            onFocusLost={focusFigure}
            {...{ view, colours, host, lines, beyond, tick, onLineClose, onLineMove }}
          />
        )}
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

/** A key that is held down while the library loads must not move the chart far away from the latest candle. */
const MOST_EARLY_KEYS = 20

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>

/** Moves or zooms the chart, if the key stands for such a movement. Returns true for these keys, also without a view. */
function steer({ key, shiftKey }: Key, view: ChartView | null): boolean {
  const far = shiftKey ? 30 : 4
  if (key === 'ArrowLeft') view?.scroll(-far)
  else if (key === 'ArrowRight') view?.scroll(far)
  else if (key === 'ArrowUp' || key === '+') view?.zoom(1.2)
  else if (key === 'ArrowDown' || key === '-') view?.zoom(1 / 1.2)
  else if (key === 'End') view?.toNow()
  else return false
  return true
}
