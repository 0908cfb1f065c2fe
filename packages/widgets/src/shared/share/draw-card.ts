import type { CardColours } from './card-tokens.ts'
import type { ShareCard } from './share-card.ts'

/** Size of a share card in px. Messengers show this wide format without cropping it. */
export const CARD = { width: 1200, height: 630 } as const

const EDGE = 72

/** A canvas context with the colors and the font of the share card. */
export type Pen = { context: CanvasRenderingContext2D; colours: CardColours; font: string }

/** Draws a share card on a canvas, in the colors and fonts of the theme. */
export function drawCard(
  canvas: HTMLCanvasElement,
  card: ShareCard,
  colours: CardColours,
  font: string,
): void {
  canvas.width = CARD.width
  canvas.height = CARD.height
  const context = canvas.getContext('2d')
  if (!context) return
  const pen: Pen = { context, colours, font }
  context.fillStyle = colours['--bl-surface-0']
  context.fillRect(0, 0, CARD.width, CARD.height)
  if (card.line) drawLine(pen, card.line, card.result.trend)
  drawHead(pen, card)
  drawResult(pen, card)
  drawFacts(pen, card)
  drawFoot(pen, card)
}

type Style = {
  size: number
  weight?: number
  colour: keyof CardColours
  align?: CanvasTextAlign
  most?: number
}

/**
 * Draws a line of text and returns its width. If the text is wider than `most`, its font becomes smaller, so
 * that nothing is cut off.
 */
export function write(
  { context, colours, font }: Pen,
  text: string,
  x: number,
  y: number,
  style: Style,
): number {
  const { weight = 500, colour, align = 'left', most = CARD.width - 2 * EDGE } = style
  let { size } = style
  const set = () => {
    context.font = `${weight} ${size}px ${font}`
  }
  set()
  while (size > 12 && context.measureText(text).width > most) {
    size -= 2
    set()
  }
  context.textAlign = align
  context.textBaseline = 'alphabetic'
  context.fillStyle = colours[colour]
  context.fillText(text, x, y)
  return context.measureText(text).width
}

function drawHead(pen: Pen, { product, title, kind, side }: ShareCard): void {
  drawSign(pen, EDGE, 66)
  write(pen, product, EDGE + 52, 92, { size: 30, weight: 650, colour: '--bl-text', most: 420 })
  const width = write(pen, title, EDGE, 208, { size: 52, weight: 650, colour: '--bl-text', most: 560 })
  write(pen, kind, EDGE + width + 20, 208, { size: 26, colour: '--bl-text-muted', most: 300 })
  drawPill(pen, side, EDGE, 234)
}

/** Draws the exchange's logo: three bars, each higher than the one before. */
export function drawSign({ context, colours }: Pen, x: number, y: number): void {
  context.fillStyle = colours['--bl-accent']
  const bars = [
    { at: 0, top: 14, alpha: 0.55 },
    { at: 13, top: 6, alpha: 0.78 },
    { at: 26, top: -4, alpha: 1 },
  ]
  for (const { at, top, alpha } of bars) {
    context.globalAlpha = alpha
    context.beginPath()
    context.roundRect(x + at, y + top, 10, 30 - top, 3)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawPill(pen: Pen, { text, trend }: ShareCard['side'], x: number, y: number): void {
  const { context, colours, font } = pen
  context.font = `600 26px ${font}`
  const width = context.measureText(text).width + 66
  context.fillStyle = colours[`--bl-${trend}-soft`]
  context.beginPath()
  context.roundRect(x, y, width, 48, 10)
  context.fill()
  // An arrow beside the word for the side (long or short) shows the direction, so that color is not the only sign.
  context.fillStyle = colours[`--bl-${trend}`]
  const [top, foot] = trend === 'up' ? [y + 17, y + 31] : [y + 31, y + 17]
  context.beginPath()
  context.moveTo(x + 26, top)
  context.lineTo(x + 34, foot)
  context.lineTo(x + 18, foot)
  context.fill()
  write(pen, text, x + 46, y + 33, { size: 26, weight: 600, colour: `--bl-${trend}` })
}

function drawResult(pen: Pen, { result }: ShareCard): void {
  const colour = result.trend === 'none' ? '--bl-text' : (`--bl-${result.trend}` as const)
  write(pen, result.text, EDGE - 4, 414, { size: 124, weight: 650, colour, most: 760 })
}

function drawFacts(pen: Pen, { facts }: ShareCard): void {
  const width = Math.min(250, (CARD.width - 2 * EDGE) / Math.max(1, facts.length))
  facts.forEach(({ name, value }, at) => {
    const x = EDGE + at * width
    write(pen, name, x, 470, { size: 22, weight: 450, colour: '--bl-text-muted', most: width - 24 })
    write(pen, value, x, 508, { size: 30, weight: 550, colour: '--bl-text', most: width - 24 })
  })
}

function drawFoot(pen: Pen, { note, time }: ShareCard): void {
  const { context, colours } = pen
  const y = CARD.height - 78
  context.fillStyle = colours['--bl-line']
  context.fillRect(EDGE, y, CARD.width - 2 * EDGE, 1)
  if (note !== '') {
    context.fillStyle = colours['--bl-warn']
    context.beginPath()
    context.arc(EDGE + 6, y + 37, 6, 0, 2 * Math.PI)
    context.fill()
    write(pen, note, EDGE + 24, y + 45, { size: 22, colour: '--bl-warn', most: 700 })
  }
  write(pen, time, CARD.width - EDGE, y + 45, {
    size: 22,
    weight: 450,
    colour: '--bl-text-muted',
    align: 'right',
    most: 340,
  })
}

/** Draws the price line on the right of the card. Fills the area between this line and the reference price. */
function drawLine(
  { context, colours }: Pen,
  { points, base }: NonNullable<ShareCard['line']>,
  trend: ShareCard['result']['trend'],
): void {
  if (points.length < 2) return
  const box = { left: 620, right: CARD.width - EDGE, top: 90, bottom: 430 }
  const low = Math.min(base, ...points)
  const high = Math.max(base, ...points)
  const x = (at: number) => box.left + ((box.right - box.left) * at) / (points.length - 1)
  const y = (price: number) =>
    high === low
      ? (box.top + box.bottom) / 2
      : box.bottom - ((box.bottom - box.top) * (price - low)) / (high - low)
  const name = trend === 'none' ? 'up' : trend
  const trace = () => {
    context.beginPath()
    for (const [at, price] of points.entries()) context.lineTo(x(at), y(price))
  }
  // Fills the area above the reference price in the up color, and the area below it in the down color.
  for (const side of ['up', 'down'] as const) {
    context.save()
    context.beginPath()
    context.rect(
      box.left,
      side === 'up' ? 0 : y(base),
      box.right - box.left,
      side === 'up' ? y(base) : CARD.height,
    )
    context.clip()
    trace()
    context.lineTo(box.right, y(base))
    context.lineTo(box.left, y(base))
    context.fillStyle = colours[`--bl-${side}-soft`]
    context.fill()
    context.restore()
  }
  trace()
  context.strokeStyle = colours[`--bl-${name}`]
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.stroke()
  context.strokeStyle = colours['--bl-line-strong']
  context.lineWidth = 2
  context.setLineDash([3, 8])
  context.beginPath()
  context.moveTo(box.left, y(base))
  context.lineTo(box.right, y(base))
  context.stroke()
  context.setLineDash([])
  // A gradient makes the price line fade out on the left, so that the number in front of it stays readable.
  const gradient = context.createLinearGradient(box.left, 0, box.left + 220, 0)
  gradient.addColorStop(0, colours['--bl-surface-0'])
  gradient.addColorStop(1, colours['--bl-surface-0'].replace(/[\d.]+\)$/, '0)'))
  context.fillStyle = gradient
  context.fillRect(box.left - 4, box.top - 10, 230, box.bottom - box.top + 20)
}
