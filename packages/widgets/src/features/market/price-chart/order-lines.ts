import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts'

/** A price line in the form in which it is drawn on the canvas. */
export type DrawnPriceLine = {
  id: string
  price: number
  /** Text on the axis, with the market's precision. */
  text: string
  colour: string
  /** Dash pattern; empty for a solid line. */
  dash: readonly number[]
}

/** Position of a line in px; null if the line is out of view. */
export type PlacedLine = { id: string; y: number | null }

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]

const TAG_HEIGHT = 20
const TAG_RADIUS = 4

export type OrderLines = ISeriesPrimitive<Time> & {
  set(lines: readonly DrawnPriceLine[], style: { fill: string; font: string }): void
}

/**
 * Creates horizontal lines at prices, with an outlined tag on the price axis. Their labels are elements over
 * the canvas, so that they can be read and pressed. When the scale moves, `place` is called with the
 * positions of the lines.
 */
export function createOrderLines(place: (lines: readonly PlacedLine[]) => void): OrderLines {
  let lines: readonly DrawnPriceLine[] = []
  let style = { fill: '', font: '' }
  let attached: SeriesAttachedParameter<Time> | null = null
  const yOf = ({ price }: DrawnPriceLine) => {
    const y = attached?.series.priceToCoordinate(price) ?? null
    if (!attached || y === null) return null
    return y < 0 || y > attached.chart.paneSize(0).height ? null : y
  }

  const onPane = (target: Target) =>
    target.useBitmapCoordinateSpace(({ context, bitmapSize, verticalPixelRatio }) => {
      for (const line of lines) {
        const y = yOf(line)
        if (y === null) continue
        context.strokeStyle = line.colour
        context.lineWidth = Math.max(1, Math.floor(verticalPixelRatio))
        context.setLineDash(line.dash.map((part) => part * verticalPixelRatio))
        context.beginPath()
        context.moveTo(0, Math.round(y * verticalPixelRatio) + 0.5)
        context.lineTo(bitmapSize.width, Math.round(y * verticalPixelRatio) + 0.5)
        context.stroke()
      }
      context.setLineDash([])
    })
  const onAxis = (target: Target) =>
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      context.font = style.font
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      for (const line of lines) {
        const y = yOf(line)
        if (y === null) continue
        context.fillStyle = style.fill
        context.strokeStyle = line.colour
        context.lineWidth = 1
        context.beginPath()
        context.roundRect(
          1.5,
          Math.round(y) - TAG_HEIGHT / 2 + 0.5,
          mediaSize.width - 4,
          TAG_HEIGHT - 1,
          TAG_RADIUS,
        )
        context.fill()
        context.stroke()
        context.fillStyle = line.colour
        context.fillText(line.text, mediaSize.width / 2, y + 0.5)
      }
    })

  return {
    attached: (parts) => {
      attached = parts
    },
    detached: () => {
      attached = null
    },
    set(next, nextStyle) {
      lines = next
      style = nextStyle
      attached?.requestUpdate()
    },
    updateAllViews() {
      place(lines.map((line) => ({ id: line.id, y: yOf(line) })))
    },
    paneViews: () => [{ zOrder: () => 'top', renderer: () => ({ draw: onPane }) }],
    priceAxisPaneViews: () => [{ zOrder: () => 'top', renderer: () => ({ draw: onAxis }) }],
    // Lines far from the price must not compress the candles, so they do not affect the scale.
    autoscaleInfo: () => null,
  }
}
