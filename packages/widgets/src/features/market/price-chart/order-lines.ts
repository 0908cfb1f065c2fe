import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts'

/** A price line in the form that the canvas draws. */
export type DrawnPriceLine = {
  id: string
  price: number
  /** Price of the line as text on the axis, with the decimals of the market. */
  text: string
  colour: string
  /** Dash pattern of the line; empty for a solid line. */
  dash: readonly number[]
  /** Lines with the same group are joined by a bracket. */
  group?: string | undefined
}

/** The vertical position of a line in px; null if the line is out of view. */
export type PlacedLine = { id: string; y: number | null }

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]

const TAG_HEIGHT = 20
const TAG_RADIUS = 4
/** Left and right edge of a bracket in px from the start of the pane. The labels of the lines begin after it. */
const BRACKET_START = 4
const BRACKET_END = 11

export type OrderLines = ISeriesPrimitive<Time> & {
  set(lines: readonly DrawnPriceLine[], style: { fill: string; font: string }): void
}

type Bracket = { places: readonly number[]; colour: string }

function drawBracket(context: CanvasRenderingContext2D, { places, colour }: Bracket): void {
  const [top, bottom] = [Math.min(...places), Math.max(...places)]
  context.strokeStyle = colour
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(BRACKET_END, top)
  context.lineTo(BRACKET_START + 0.5, top)
  context.lineTo(BRACKET_START + 0.5, bottom)
  context.lineTo(BRACKET_END, bottom)
  context.stroke()
}

/**
 * Creates horizontal lines at prices, with an outlined price on the price axis. The labels of the lines are
 * elements above the canvas, so that screen readers can read them and they can be pressed. When the price
 * scale moves, `place` is called with the new positions of the lines.
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
  /** Returns the brackets of all groups with at least two lines in view. */
  const brackets = (): Bracket[] => {
    const groups = new Map<string, Bracket>()
    for (const line of lines) {
      const y = yOf(line)
      if (line.group === undefined || y === null) continue
      const places = groups.get(line.group)?.places ?? []
      groups.set(line.group, { places: [...places, y], colour: line.colour })
    }
    return [...groups.values()].filter(({ places }) => places.length > 1)
  }

  const onPane = (target: Target) =>
    target.useBitmapCoordinateSpace(({ context, bitmapSize, horizontalPixelRatio, verticalPixelRatio }) => {
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
      context.scale(horizontalPixelRatio, verticalPixelRatio)
      for (const bracket of brackets()) drawBracket(context, bracket)
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
