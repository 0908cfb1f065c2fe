import { type ForwardedRef, forwardRef, useLayoutEffect, useRef, useState } from 'react'
import { type Axes, axesOf } from './axes.ts'
import type { ChartOptions, DataSet } from './chart-types.ts'
import { drawChart, FONT, type Picture, type Size } from './draw-chart.ts'

export type ChartProps = {
  type: Picture['type']
  data: { datasets: readonly DataSet[] }
  options: ChartOptions
  /** Animation mode of Chart.js. It is ignored, because this chart has no animations. */
  updateMode?: string
}

/**
 * Draws a chart on a canvas that is as large as its parent. Replaces `Chart` of `react-chartjs-2` in the script build,
 * because that library and Chart.js weigh 57 kB. Supports only the properties that the widgets use.
 */
export const Chart = forwardRef(function Chart(props: ChartProps, ref: ForwardedRef<Axes>) {
  const { type, data, options, updateMode: _, ...rest } = props
  const element = useRef<HTMLCanvasElement>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const [watched, setWatched] = useState(devicePixelRatio)
  useLayoutEffect(() => {
    const parent = element.current!.parentElement!
    const measure = () => setSize({ width: parent.clientWidth, height: parent.clientHeight })
    const observer = new ResizeObserver(measure)
    measure()
    observer.observe(parent)
    return () => observer.disconnect()
  }, [])
  // The ratio changes if the member zooms the page or moves its window to another screen. The query matches one ratio
  // only, so each ratio has a query of its own.
  useLayoutEffect(() => {
    const query = matchMedia(`(resolution: ${watched}dppx)`)
    const change = () => setWatched(devicePixelRatio)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [watched])
  useLayoutEffect(() => {
    const { width, height } = size
    const ratio = devicePixelRatio
    const canvas = element.current!
    const context = canvas.getContext('2d')
    if (!context || width === 0 || height === 0) return
    canvas.width = width * ratio
    canvas.height = height * ratio
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
    context.scale(ratio, ratio)
    context.font = FONT
    const axes = axesOf(size, options, data.datasets, (label) => context.measureText(label).width)
    drawChart(context, { type, sets: data.datasets, options }, axes, size)
    if (typeof ref === 'function') ref(axes)
    else if (ref) ref.current = axes
  })
  return <canvas ref={element} style={{ display: 'block' }} {...rest} />
})
