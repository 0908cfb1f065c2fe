import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts'
import { type ChartColours, fade } from '../chart-colours.ts'
import type { Drawing } from './drawing.ts'
import type { DrawingState, Plane } from './drawing-control.ts'
import { fibonacciLevels, type Pixel, segmentsOf } from './geometry.ts'

export type DrawnScene = {
  drawings: readonly Drawing[]
  state: DrawingState
  colours: ChartColours
  font: string
  formatPrice: (price: number) => string
  /** Returns the label of a measured range. */
  describe: (drawing: Drawing) => string
}

export type DrawingLayer = ISeriesPrimitive<Time> & { set(scene: DrawnScene | null): void }

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]

/** Creates the layer that draws the drawings of the member over the candles. */
export function createDrawingLayer(plane: Plane): DrawingLayer {
  let scene: DrawnScene | null = null
  let attached: SeriesAttachedParameter<Time> | null = null
  const draw = (target: Target) =>
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      if (!scene) return
      context.lineWidth = 1
      context.textBaseline = 'middle'
      context.font = `500 11px ${scene.font}`
      for (const drawing of scene.drawings) drawOne(context, drawing, scene, plane, mediaSize)
      if (scene.state.cursor) cross(context, scene.state.cursor, scene.colours['--bl-accent'])
    })
  return {
    attached: (parts) => {
      attached = parts
    },
    detached: () => {
      attached = null
    },
    set(next) {
      scene = next
      attached?.requestUpdate()
    },
    paneViews: () => [{ zOrder: () => 'top', renderer: () => ({ draw }) }],
    autoscaleInfo: () => null,
  }
}

function drawOne(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  { state, colours, formatPrice, describe }: DrawnScene,
  plane: Plane,
  size: { width: number; height: number },
): void {
  const { id, tool, text = '' } = drawing
  const points = drawing.points.flatMap((point) => plane.toPixel(point) ?? [])
  const [a, b] = points
  if (!a) return
  const colour =
    colours[tool === 'fibonacci' ? '--bl-accent' : tool === 'measure' ? '--bl-blue' : '--bl-text']
  context.lineWidth = 1
  context.strokeStyle = tool === 'fibonacci' ? fade(colour, 0.6) : colour
  context.fillStyle = colour
  if (b && (tool === 'rectangle' || tool === 'measure')) {
    context.fillStyle = fade(colour, 0.06)
    context.fillRect(a.x, a.y, b.x - a.x, b.y - a.y)
    context.fillStyle = colour
  }
  const segments = segmentsOf(tool, points, size)
  for (const [from, to] of segments) {
    context.beginPath()
    context.moveTo(from.x, from.y)
    context.lineTo(to.x, to.y)
    context.stroke()
  }
  context.textAlign = 'left'
  if (tool === 'text') label(context, text, a.x + 8, a.y, colours)
  if (tool === 'horizontal') label(context, formatPrice(drawing.points[0]!.price), 8, a.y - 10, colours)
  if (tool === 'fibonacci' && drawing.points[1]) {
    const [first, second] = drawing.points as [Drawing['points'][number], Drawing['points'][number]]
    context.textAlign = 'right'
    for (const [at, part] of fibonacciLevels.entries()) {
      const price = second.price + (first.price - second.price) * part
      const y = segments[at]?.[0].y ?? 0
      label(context, `${part} · ${formatPrice(price)}`, size.width - 6, y - 9, colours)
    }
  }
  if (tool === 'measure' && b) {
    context.textAlign = 'center'
    label(context, describe(drawing), (a.x + b.x) / 2, Math.min(a.y, b.y) - 11, colours)
  }
  if (state.selected !== id && state.draft?.id !== id) return
  context.lineWidth = 1.5
  for (const [at, { x, y }] of points.entries()) {
    context.beginPath()
    context.arc(x, y, state.handle === at ? 6 : 4.5, 0, Math.PI * 2)
    context.fillStyle = colours['--bl-surface-1']
    context.strokeStyle = colours['--bl-accent']
    context.fill()
    context.stroke()
  }
}

function cross(context: CanvasRenderingContext2D, { x, y }: Pixel, colour: string): void {
  context.strokeStyle = colour
  context.beginPath()
  context.moveTo(x - 10, y)
  context.lineTo(x + 10, y)
  context.moveTo(x, y - 10)
  context.lineTo(x, y + 10)
  context.stroke()
}

/** Draws a label with the background color of the chart, so that it is legible over candles. */
function label(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  colours: ChartColours,
): void {
  const { width } = context.measureText(text)
  const before = context.textAlign === 'right' ? width : context.textAlign === 'center' ? width / 2 : 0
  const ink = context.fillStyle
  context.fillStyle = fade(colours['--bl-surface-1'], 0.78)
  context.fillRect(x - before - 3, y - 8, width + 6, 16)
  context.fillStyle = ink
  context.fillText(text, x, y)
}
