import { decimals } from '@bourselet/sdk/money'
import type { TagSpan } from './axis-tags.ts'
import type { ChartAppearance } from './chart-appearance.ts'
import type { ChartCandle } from './chart-candle.ts'
import { candleColour } from './chart-colours.ts'

/** The content and the colors of the label that shows the last price on the price axis. */
export type LastLabel = {
  price: number
  /** The formatted last price. */
  text: string
  /** The time left until the open candle closes, shown below the price; null hides the time. */
  left: string | null
  fill: string
  ink: string
  font: string
}

const LINE = 16
const RADIUS = 4

/** Returns the label of the last price for the open candle. */
export function lastLabel(open: ChartCandle, left: string | null, appearance: ChartAppearance): LastLabel {
  const { colours, font, tick, formatPrice } = appearance
  return {
    price: open.close,
    text: formatPrice(open.close.toFixed(decimals(tick))),
    left,
    fill: candleColour(open, colours),
    ink: colours['--bl-surface-1'],
    font,
  }
}

/** Returns the place that the label takes on the price axis. `y` is the position of the last price in px. */
export function lastLabelSpan(y: number, { left }: LastLabel): TagSpan {
  const top = Math.round(y) - LINE / 2 - 2
  return { y, top, bottom: top + (left === null ? LINE + 3 : 2 * LINE) }
}

/** Draws the label on a price axis of the given width, which begins at the left edge of the canvas. */
export function drawLastLabel(
  context: CanvasRenderingContext2D,
  width: number,
  { y, top, bottom }: TagSpan,
  { text, left, fill, ink, font }: LastLabel,
): void {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(1.5, top, width - 4, bottom - top, RADIUS)
  context.fill()
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `600 11px ${font}`
  context.fillText(text, width / 2, y)
  if (left === null) return
  context.font = `500 10px ${font}`
  context.fillText(left, width / 2, y + LINE - 2)
}
