import { readColours } from '../../../shared/theme/read-colours.ts'

const EDGE = 16
const HEAD = 44

/**
 * Returns a picture of a chart below a header with the title on the left and the time on the right. The header has
 * the colors and the font of the element `at`.
 */
export function drawPicture(
  chart: HTMLCanvasElement,
  at: HTMLElement,
  title: string,
  time: string,
): HTMLCanvasElement {
  const colours = readColours(at, ['--bl-surface-1', '--bl-text', '--bl-text-muted'])
  const { fontFamily } = getComputedStyle(at)
  const ratio = globalThis.devicePixelRatio
  const picture = document.createElement('canvas')
  picture.width = chart.width
  picture.height = chart.height + HEAD * ratio
  const context = picture.getContext('2d')
  if (!context) return chart
  context.fillStyle = colours['--bl-surface-1']
  context.fillRect(0, 0, picture.width, picture.height)
  context.drawImage(chart, 0, HEAD * ratio)
  context.scale(ratio, ratio)
  context.textBaseline = 'middle'
  context.font = `600 15px ${fontFamily}`
  context.fillStyle = colours['--bl-text']
  context.fillText(title, EDGE, HEAD / 2)
  context.font = `500 12px ${fontFamily}`
  context.textAlign = 'right'
  context.fillStyle = colours['--bl-text-muted']
  context.fillText(time, picture.width / ratio - EDGE, HEAD / 2)
  return picture
}
