import { decimals } from '@bourselet/sdk/money'
import type { ChartAppearance } from '../chart-appearance.ts'
import { type ChartColours, candleColour, gridColour, volumeColour } from '../chart-colours.ts'
import type { ChartFrame } from '../chart-frame.ts'
import { chartLayout, volumeMargins } from '../chart-layout.ts'
import { axisFormat, chartClock } from '../chart-time.ts'
import { drawLastLabel, lastLabel, lastLabelSpan } from '../last-label.ts'
import { priceMarks, timeMarks } from './axis-marks.ts'

const { fontSize } = chartLayout.layout
const { barSpacing, rightOffset } = chartLayout.timeScale
const { minimumWidth, scaleMargins, tickMarkDensity } = chartLayout.rightPriceScale

/** Sizes in px that the chart library derives from the size of the font. */
const TIME_AXIS_HEIGHT = 28
const TIME_LABEL_Y = 14.25
const TIME_LABEL_WIDTH = 75
const PRICE_LABEL_X = 10
const PRICE_LABEL_ROOM = 11 + fontSize / 1.2
/** The width of a candle as a fraction of the distance between two candles. */
const CANDLE_SHARE = 1 - (0.2 * Math.atan(barSpacing - 4)) / (Math.PI / 2)

type Size = { width: number; height: number }

export type FirstPictureContent = {
  frame: ChartFrame
  appearance: ChartAppearance
  /** The time left until the open candle closes; null hides the time. */
  left: string | null
}

/** Returns the visible candles and lines of a plot, and its price scale. */
function plotOf({ frame, appearance }: FirstPictureContent, width: number, height: number) {
  const { candles, indicators } = frame
  const tick = Number(appearance.tick)
  const first = Math.max(0, Math.floor(candles.length + rightOffset - width / barSpacing))
  // An indicator in a pane of its own is left out. While the library loads, its values would stretch the price scale.
  const lines = indicators
    .flatMap(({ isDrawn, pane, lines }) => (isDrawn && pane === 'price' ? lines : []))
    .filter(({ form }) => form === 'line')
  const values = [
    ...candles.slice(first).flatMap(({ low, high }) => [low, high]),
    ...lines.flatMap(({ values }) => values.slice(first).filter((value) => value !== null)),
  ]
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const room = least === most ? 5 * tick : 0
  const { top, bottom } = scaleMargins
  const perPx = (most - least + 2 * room) / (height * (1 - top - bottom) - 1)
  /** The position of the lowest price in px. */
  const base = height * (1 - bottom) - 1
  const priceAt = (y: number) => least - room + (base - y) * perPx
  const [high, low] = [priceAt(0), priceAt(height - 1)]
  const between = ((high - low) * Math.ceil(fontSize * tickMarkDensity)) / height
  return {
    first,
    lines,
    marks: priceMarks(low, high, between, tick),
    priceAt,
    yOf: (price: number) => base - (price - least + room) / perPx,
    xOf: (at: number) => width - (candles.length - at + rightOffset - 0.5) * barSpacing - 1,
  }
}

type Plot = ReturnType<typeof plotOf> & { width: number; height: number }

/** Draws grid lines, volume, candles, last price and averages, in device pixels. */
function drawPlot(context: CanvasRenderingContext2D, plot: Plot, content: FirstPictureContent): void {
  const { first, lines, marks, xOf, yOf, width, height } = plot
  const { colours } = content.appearance
  const shown = content.frame.candles.slice(first)
  const ratio = devicePixelRatio
  const px = (length: number) => Math.round(length * ratio)
  const stroke = Math.max(1, Math.floor(ratio))
  const before = Math.floor(stroke / 2)
  const horizontal = (price: number, colour: string, dashes: number[]) => {
    const y = px(yOf(price)) + (stroke % 2) / 2
    context.strokeStyle = colour
    context.lineWidth = stroke
    context.setLineDash(dashes)
    context.beginPath()
    context.moveTo(0, y)
    context.lineTo(px(width), y)
    context.stroke()
  }
  for (const price of marks) horizontal(price, gridColour(colours), [])

  const mostVolume = Math.max(...shown.map(({ volume }) => volume)) || 1
  const volumeHeight = height * (1 - volumeMargins.top) - 1
  const column = px(barSpacing) - stroke
  const bottom = px(height - 1) - before + stroke
  shown.forEach((candle, at) => {
    const top = px(height - 1 - (volumeHeight * candle.volume) / mostVolume)
    context.fillStyle = volumeColour(candle, colours)
    context.fillRect(px(xOf(first + at)) - Math.floor(column / 2), top, column, bottom - top)
  })

  let body = Math.floor(barSpacing * CANDLE_SHARE * ratio)
  if (body % 2 !== stroke % 2) body -= 1
  shown.forEach((candle, at) => {
    const { open, high, low, close } = candle
    const x = px(xOf(first + at))
    const [top, end] = [px(yOf(Math.max(open, close))), px(yOf(Math.min(open, close)))]
    context.fillStyle = candleColour(candle, colours)
    context.fillRect(x - before, px(yOf(high)), stroke, top - px(yOf(high)))
    context.fillRect(x - before, end + 1, stroke, px(yOf(low)) - end)
    context.fillRect(x - Math.floor(body / 2), top, body, end - top + 1)
  })
  const open = shown.at(-1)!
  horizontal(open.close, candleColour(open, colours), [2 * stroke, 2 * stroke])

  context.setLineDash([])
  context.lineJoin = 'round'
  context.lineWidth = ratio
  for (const { colour, values } of lines) {
    context.strokeStyle = colours[`--bl-${colour}` as keyof ChartColours]
    context.beginPath()
    // A line begins at the candle before the first visible one, so that it reaches the edge.
    for (let at = Math.max(0, first - 1); at < values.length; at += 1) {
      const value = values[at] ?? null
      if (value !== null) context.lineTo(xOf(at) * ratio, yOf(value) * ratio)
    }
    context.stroke()
  }
}

/** Draws the labels of the time axis below the plot, in CSS pixels. */
function drawTimes(context: CanvasRenderingContext2D, plot: Plot, content: FirstPictureContent): void {
  const { candles } = content.frame
  const { font, interval, locale } = content.appearance
  const clock = chartClock(interval)
  const format = axisFormat(locale, interval)
  const times = candles.map(({ t }) => clock.toChart(t) * 1000)
  context.textAlign = 'center'
  for (const { at, weight, isBold } of timeMarks(
    times,
    plot.first,
    Math.ceil(TIME_LABEL_WIDTH / barSpacing),
  )) {
    context.font = `${isBold ? 'bold ' : ''}${fontSize}px ${font}`
    context.fillText(format(candles[at]!.t, weight), plot.xOf(at), plot.height + TIME_LABEL_Y)
  }
}

/**
 * Draws candles, volume, averages, axes and the last price as the chart library does: with the same sizes, colors and
 * labels. So nothing moves when the library draws the chart. Returns the index of the first visible candle; null if the
 * canvas is too small for a candle.
 */
export function drawFirstPicture(
  canvas: HTMLCanvasElement,
  size: Size,
  content: FirstPictureContent,
): number | null {
  const { colours, font, tick, formatPrice } = content.appearance
  const context = canvas.getContext('2d')
  const open = content.frame.candles.at(-1)
  const [fullWidth, fullHeight] = [Math.floor(size.width / 2) * 2, Math.floor(size.height / 2) * 2]
  const height = fullHeight - TIME_AXIS_HEIGHT
  if (!context || !open || height <= 0) return null
  const ratio = devicePixelRatio
  canvas.width = Math.round(fullWidth * ratio)
  canvas.height = Math.round(fullHeight * ratio)
  Object.assign(canvas.style, { width: `${fullWidth}px`, height: `${fullHeight}px` })

  const labelOf = (price: number) => formatPrice(price.toFixed(decimals(tick)))
  // Like the library, this code replaces the digits 2 to 9 by 0 before it measures a label, so that the axis keeps its
  // width when digits change.
  const measure = (price: number) => context.measureText(labelOf(price).replace(/[2-9]/g, '0'))
  const labelFont = `${fontSize}px ${font}`
  context.font = labelFont
  context.textBaseline = 'middle'
  let axis = minimumWidth
  let plot: Plot
  for (let needed = axis; ; axis = needed) {
    const width = fullWidth - axis
    if (width <= rightOffset * barSpacing) return null
    plot = { ...plotOf(content, width, height), width, height }
    // The library also leaves room for the label of the crosshair at both ends of the axis. To find the width of this
    // label, it measures a price with many decimals at each end. The same prices are measured here.
    const crosshair = [
      Math.floor(plot.priceAt(height - 2)) + 0.11111111111111,
      Math.ceil(plot.priceAt(1)) - 0.11111111111111,
    ]
    const widths = [...crosshair, ...plot.marks].map((price) => measure(price).width)
    needed = Math.ceil((PRICE_LABEL_ROOM + Math.max(...widths)) / 2) * 2
    if (needed <= axis) break
  }
  drawPlot(context, plot, content)

  context.scale(ratio, ratio)
  context.fillStyle = colours['--bl-text-faint']
  drawTimes(context, plot, content)
  context.translate(plot.width, 0)
  context.beginPath()
  context.rect(0, 0, axis, height)
  context.clip()
  context.font = labelFont
  context.textAlign = 'left'
  for (const price of plot.marks) {
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = measure(price)
    context.fillText(labelOf(price), PRICE_LABEL_X, plot.yOf(price) + (above - below) / 2)
  }
  const last = lastLabel(open, content.left, content.appearance)
  drawLastLabel(context, axis, lastLabelSpan(plot.yOf(open.close), last), last)
  return plot.first
}
