import { type Axes, FONT_PX, LABEL_GAP, type Scale, yGapOf } from './axes.ts'
import type { Bar, ChartOptions, DataSet, Point } from './chart-types.ts'

type Canvas = CanvasRenderingContext2D

export const FONT = `${FONT_PX}px "Helvetica Neue", Helvetica, Arial, sans-serif`

/**
 * Draws the labels and the grid lines of both axes. A label of x that does not fit in the canvas is moved inwards, or left
 * out if it would then touch the previous label.
 */
function drawAxes(canvas: Canvas, { chartArea, scales }: Axes, options: ChartOptions, size: Size): void {
  const { x = {}, y = {} } = options.scales ?? {}
  const { left, right, bottom } = chartArea
  canvas.font = FONT
  canvas.textBaseline = 'middle'
  const gap = yGapOf(y)
  for (const tick of scales.y.ticks) {
    const at = scales.y.getPixelForValue(tick.value)
    const { color, lineWidth = 1 } = y.grid ?? {}
    canvas.strokeStyle = (typeof color === 'function' ? color({ tick }) : color) ?? ''
    canvas.lineWidth = lineWidth
    canvas.beginPath()
    canvas.moveTo(left, at)
    canvas.lineTo(right, at)
    canvas.stroke()
    canvas.textAlign = 'left'
    canvas.fillStyle = y.ticks?.color ?? ''
    canvas.fillText(tick.label, right + gap, at)
  }
  canvas.textAlign = 'center'
  canvas.fillStyle = x.ticks?.color ?? ''
  let end = Number.NEGATIVE_INFINITY
  for (const { value, label } of scales.x.ticks) {
    const half = canvas.measureText(label).width / 2
    const at = Math.max(half, Math.min(scales.x.getPixelForValue(value), size.width - half))
    if (at - half < end) continue
    canvas.fillText(label, at, bottom + LABEL_GAP + FONT_PX / 2)
    end = at + half
  }
}

/** Adds the line of a data set to the path. */
function trace(canvas: Canvas, places: readonly Point[], stepped: DataSet['stepped']): void {
  let before: Point | undefined
  for (const { x, y } of places) {
    if (!before) canvas.moveTo(x, y)
    else if (stepped === 'after') canvas.lineTo(before.x, y)
    else if (stepped === 'before') canvas.lineTo(x, before.y)
    canvas.lineTo(x, y)
    before = { x, y }
  }
}

/**
 * Fills the area between a line and a horizontal level. The parts above and below the level can have different colors.
 */
function fillArea(canvas: Canvas, set: DataSet, places: readonly Point[], { chartArea, scales }: Axes): void {
  const [first, last] = [places[0], places.at(-1)]
  if (!set.fill || !first || !last) return
  const { left, right, top, bottom } = chartArea
  const split = typeof set.fill === 'object' ? set.fill : null
  const level = set.fill === 'start' ? bottom : scales.y.getPixelForValue(split?.target.value ?? 0)
  const plain = typeof set.backgroundColor === 'string' ? set.backgroundColor : ''
  const parts = split
    ? [
        { color: split.above, from: Math.min(top, level), to: level },
        { color: split.below, from: level, to: Math.max(bottom, level) },
      ]
    : [{ color: plain, from: top, to: bottom }]
  for (const { color, from, to } of parts) {
    canvas.save()
    canvas.beginPath()
    canvas.rect(left, from, right - left, to - from)
    canvas.clip()
    canvas.beginPath()
    trace(canvas, places, set.stepped)
    canvas.lineTo(last.x, level)
    canvas.lineTo(first.x, level)
    canvas.fillStyle = color
    canvas.fill()
    canvas.restore()
  }
}

function drawLine(canvas: Canvas, set: DataSet, axes: Axes): void {
  const { x, y } = axes.scales
  const places = (set.data as readonly Point[]).map((one) => ({
    x: x.getPixelForValue(one.x),
    y: y.getPixelForValue(one.y),
  }))
  fillArea(canvas, set, places, axes)
  const { borderWidth = 3, pointRadius = 0, borderColor = '', backgroundColor } = set
  canvas.lineWidth = borderWidth
  canvas.strokeStyle = borderColor
  canvas.lineJoin = set.borderJoinStyle ?? 'miter'
  canvas.setLineDash(set.borderDash ?? [])
  if (set.showLine !== false && borderWidth > 0) {
    canvas.beginPath()
    trace(canvas, places, set.stepped)
    canvas.stroke()
  }
  if (pointRadius === 0) return
  canvas.fillStyle = typeof backgroundColor === 'string' ? backgroundColor : ''
  for (const place of places) {
    canvas.beginPath()
    canvas.arc(place.x, place.y, pointRadius, 0, 2 * Math.PI)
    canvas.fill()
    if (borderWidth > 0) canvas.stroke()
  }
}

const colorAt = (colors: DataSet['backgroundColor'], at: number): string =>
  (typeof colors === 'string' ? colors : colors?.[at]) ?? ''

/** Draws the bars of a data set. They are one unit of x apart. */
function drawBars(canvas: Canvas, set: DataSet, { x, y }: { x: Scale; y: Scale }): void {
  const width = (x.getPixelForValue(1) - x.getPixelForValue(0)) * (set.barPercentage ?? 0.9)
  ;(set.data as readonly Bar[]).forEach((bar, at) => {
    const [from, to] = [y.getPixelForValue(bar.y[0]), y.getPixelForValue(bar.y[1])]
    const least = set.minBarLength ?? 0
    const height = Math.abs(to - from) < least ? (to > from ? least : -least) : to - from
    const left = x.getPixelForValue(bar.x) - width / 2
    canvas.fillStyle = colorAt(set.backgroundColor, at)
    canvas.fillRect(left, from, width, height)
    const border = set.borderWidth ?? 0
    if (border === 0) return
    canvas.strokeStyle = set.borderColor ?? ''
    canvas.lineWidth = border
    const inner = Math.sign(height) * border
    canvas.strokeRect(left + border / 2, from + inner / 2, width - border, height - inner)
  })
}

/** Draws a ring with a part for each number, beginning at the top. */
function drawRing(canvas: Canvas, set: DataSet, { width, height }: Size, cutout: string | undefined): void {
  const parts = set.data as readonly number[]
  const total = parts.reduce((sum, part) => sum + part, 0)
  const { borderWidth = 2 } = set
  const outer = Math.min(width, height) / 2 - borderWidth / 2
  const inner = outer * (Number.parseFloat(cutout ?? '50%') / 100)
  let from = -Math.PI / 2
  parts.forEach((part, at) => {
    const to = from + (part / (total || 1)) * 2 * Math.PI
    canvas.beginPath()
    canvas.arc(width / 2, height / 2, outer, from, to)
    canvas.arc(width / 2, height / 2, inner, to, from, true)
    canvas.closePath()
    canvas.fillStyle = colorAt(set.backgroundColor, at)
    canvas.fill()
    canvas.lineWidth = borderWidth
    canvas.strokeStyle = set.borderColor ?? ''
    if (borderWidth > 0) canvas.stroke()
    from = to
  })
}

export type Size = { width: number; height: number }

export type Picture = {
  type: 'line' | 'bar' | 'doughnut'
  sets: readonly DataSet[]
  options: ChartOptions
}

/** Draws a chart. The first data set is drawn above all later ones, as in Chart.js. */
export function drawChart(canvas: Canvas, { type, sets, options }: Picture, axes: Axes, size: Size): void {
  canvas.clearRect(0, 0, size.width, size.height)
  if (type === 'doughnut') {
    for (const set of sets) drawRing(canvas, set, size, options.cutout)
    return
  }
  drawAxes(canvas, axes, options, size)
  const { left, right, top, bottom } = axes.chartArea
  for (const set of sets.toReversed()) {
    canvas.save()
    if (options.clip !== false) {
      const room = (set.borderWidth ?? 0) / 2 + (set.pointRadius ?? 0)
      canvas.beginPath()
      canvas.rect(left - room, top - room, right - left + 2 * room, bottom - top + 2 * room)
      canvas.clip()
    }
    if (type === 'bar') drawBars(canvas, set, axes.scales)
    else drawLine(canvas, set, axes)
    canvas.restore()
  }
}
