import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useBourselet } from '../../../../shared/provider/use-bourselet.ts'
import { OLDEST_WITHIN } from '../chart-layout.ts'
import { createRepaintWatch } from '../repaint-watch.ts'
import { appearanceOf, chartView, timeLeft } from '../use-chart-view.ts'
import { drawFirstPicture } from './draw-first-picture.ts'
import type { ChartContent, ChartParts, FirstPicture } from './first-picture.ts'

/** Returns true if a chart shows only what `drawFirstPicture` draws. */
export const isPlain = ({ frame, style, scale, tick, lines, fills, withDrawings }: ChartContent): boolean =>
  style === 'candles' &&
  scale === 'linear' &&
  // With another tick, such as 0.5, the library labels other prices than `priceMarks` returns.
  /^(1|0\.0*1)$/.test(tick) &&
  lines.length + fills.length === 0 &&
  !withDrawings &&
  frame.indicators.every(
    ({ pane, lines }) =>
      pane === 'price' &&
      lines.every(({ colour, form }) => form === 'line' && colour !== 'trend' && colour !== 'side'),
  )

/** The first events when somebody uses a widget by mouse, touch, pen or keyboard. */
const uses = ['pointermove', 'pointerdown', 'focusin'] as const

type PictureProps = ChartContent &
  ChartParts & {
    /** Called for each event of `uses` in the widget. */
    onUsed: (event: Event) => void
    /** Called when the chart library has drawn the chart. */
    onDrawn: () => void
  }

/** Draws a chart without the chart library. Draws it again only if something that it shows has changed. */
function Picture(props: PictureProps) {
  const { frame, interval, colours, host, view, onUsed, onDrawn, onOldest } = props
  const { sdk } = useBourselet()
  const format = useFormat()
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<unknown[]>([])
  const oldest = useRef(Number.POSITIVE_INFINITY)
  const draw = useRef(() => {})
  useLayoutEffect(() => {
    draw.current = () => {
      const [picture, element] = [canvas.current, host.current]
      if (!picture || !element) return
      // Unlike a bounding rectangle, these lengths ignore the CSS transforms of the page.
      const { width, height } = getComputedStyle(element)
      const left = timeLeft(frame, interval, sdk.clock.now())
      const next = [frame, interval, props.tick, colours, format, width, height, left, devicePixelRatio]
      if (next.every((value, at) => value === shown.current[at])) return
      shown.current = next
      const size = { width: Number.parseFloat(width), height: Number.parseFloat(height) }
      const appearance = appearanceOf(props, element, colours, format)
      const first = drawFirstPicture(picture, size, { frame, appearance, left })
      if (first === null) return
      if (first < OLDEST_WITHIN && first !== oldest.current) onOldest()
      oldest.current = first
    }
    draw.current()
  })
  // The listeners are added in a layout effect, that is, before the picture is visible. So no press of a key or pointer is
  // missed.
  useLayoutEffect(() => {
    const again = () => draw.current()
    const element = host.current!
    const root = element.closest('.bl-root')!
    const observer = new ResizeObserver(again)
    observer.observe(element)
    const timer = setInterval(again, 1_000)
    for (const event of uses) root.addEventListener(event, onUsed, { passive: true })
    return () => {
      observer.disconnect()
      clearInterval(timer)
      for (const event of uses) root.removeEventListener(event, onUsed)
    }
  }, [host, onUsed])
  useEffect(() => view?.attach(createRepaintWatch(onDrawn)), [view, onDrawn])
  return (
    <div className="bl-price-chart__host" aria-hidden>
      <canvas ref={canvas} />
    </div>
  )
}

/**
 * Returns the picture of a plain chart. The chart library, which has a size of 60 kB, is loaded when the member first uses
 * the chart. The picture stays until the library has drawn the chart.
 */
export function useFirstPicture(content: ChartContent): FirstPicture {
  const isNeeded = chartView.loaded !== null || !isPlain(content)
  const [isUsed, setIsUsed] = useState(isNeeded)
  const [isDrawn, setIsDrawn] = useState(isNeeded)
  if (isNeeded && !isUsed) setIsUsed(true)
  const isTried = useRef(false)
  const onUsed = useCallback(({ type }: Event) => {
    if (type !== 'pointermove') return setIsUsed(true)
    if (isTried.current) return
    // The error of a library that cannot be loaded replaces the picture. A pointer that only moves over the picture must
    // not do this, so its error is ignored, and the next press loads the library again.
    isTried.current = true
    chartView.load().then(
      () => setIsUsed(true),
      () => {},
    )
  }, [])
  const onDrawn = useCallback(() => setIsDrawn(true), [])
  if (isDrawn) return { isUsed }
  return { isUsed, render: (parts) => <Picture {...content} {...parts} onUsed={onUsed} onDrawn={onDrawn} /> }
}
