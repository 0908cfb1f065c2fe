import type { CardColours } from '../../../shared/share/card-tokens.ts'
import { drawSign, type Pen, write } from '../../../shared/share/draw-card.ts'

/** Size of the poster in px. The portrait format suits messengers and the stories of social media. */
export const POSTER = { width: 1080, height: 1440 } as const

const EDGE = 96
const QR_PX = 440

/** The texts of a poster, in the member's language. */
export type PosterText = {
  name: string
  head: string
  text: string
  code: string
  codeLabel: string
  link: string
  note: string
}

/** Draws the poster of an invitation on a canvas. The QR code is passed as a canvas that is already drawn. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  { name, head, text, code, codeLabel, link, note }: PosterText,
  qr: HTMLCanvasElement,
  colours: CardColours,
  font: string,
): void {
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const context = canvas.getContext('2d')
  if (!context) return
  const pen: Pen = { context, colours, font }
  const most = POSTER.width - 2 * EDGE
  context.fillStyle = colours['--bl-surface-0']
  context.fillRect(0, 0, POSTER.width, POSTER.height)
  drawBars(pen)
  drawSign(pen, EDGE, 106)
  write(pen, name, EDGE + 56, 134, { size: 36, weight: 650, colour: '--bl-text', most: most - 56 })
  write(pen, head, EDGE, 300, { size: 68, weight: 650, colour: '--bl-text', most })
  write(pen, text, EDGE, 366, { size: 32, weight: 450, colour: '--bl-text-muted', most })
  drawPlate(pen, qr)
  write(pen, codeLabel, EDGE, 1034, { size: 30, weight: 450, colour: '--bl-text-muted', most })
  write(pen, code, EDGE - 4, 1140, { size: 108, weight: 650, colour: '--bl-accent', most })
  write(pen, link, EDGE, 1206, { size: 30, weight: 450, colour: '--bl-text', most })
  context.fillStyle = colours['--bl-line']
  context.fillRect(EDGE, 1290, most, 1)
  write(pen, note, EDGE, 1352, { size: 28, colour: '--bl-warn', most })
}

/** Draws three rising bars to the right of the QR code, as a large version of the exchange's logo. */
function drawBars({ context, colours }: Pen): void {
  context.fillStyle = colours['--bl-accent']
  for (const [index, top] of [720, 610, 480].entries()) {
    context.globalAlpha = 0.1 + index * 0.06
    context.beginPath()
    context.roundRect(620 + index * 130, top, 104, 920 - top, 26)
    context.fill()
  }
  context.globalAlpha = 1
}

/** Draws the QR code with its light background in a rectangle with round corners. */
function drawPlate({ context }: Pen, qr: HTMLCanvasElement): void {
  context.save()
  context.beginPath()
  context.roundRect(EDGE, 450, QR_PX + 40, QR_PX + 40, 28)
  context.clip()
  context.imageSmoothingEnabled = false
  context.drawImage(qr, EDGE, 450, QR_PX + 40, QR_PX + 40)
  context.restore()
}
