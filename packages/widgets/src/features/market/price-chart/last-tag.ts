import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'
import type { TagSpan } from './axis-tags.ts'

export type DrawnLast = {
  price: number
  /** The formatted last price. */
  text: string
  /** The time left until the open candle closes, shown below the price; null hides the time. */
  left: string | null
  fill: string
  ink: string
  font: string
}

export type LastTag = ISeriesPrimitive<Time> & {
  set(last: DrawnLast | null): void
  /** Returns the place that the label takes on the price axis; null while there is no label. */
  span(): TagSpan | null
}

const LINE = 16
const RADIUS = 4

/** Creates the filled label that shows the last price on the price axis. */
export function createLastTag(): LastTag {
  let last: DrawnLast | null = null
  let attached: SeriesAttachedParameter<Time> | null = null

  const span = (): TagSpan | null => {
    const y = last && (attached?.series.priceToCoordinate(last.price) ?? null)
    if (last === null || y === null) return null
    const top = Math.round(y) - LINE / 2 - 2
    return { y, top, bottom: top + (last.left === null ? LINE + 3 : 2 * LINE) }
  }

  const draw = (context: CanvasRenderingContext2D, width: number, { text, left, ...style }: DrawnLast) => {
    const place = span()
    if (!place) return
    const { y, top, bottom } = place
    context.fillStyle = style.fill
    context.beginPath()
    context.roundRect(1.5, top, width - 4, bottom - top, RADIUS)
    context.fill()
    context.fillStyle = style.ink
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.font = `600 11px ${style.font}`
    context.fillText(text, width / 2, y)
    if (left === null) return
    context.font = `500 10px ${style.font}`
    context.fillText(left, width / 2, y + LINE - 2)
  }

  return {
    attached: (parts) => {
      attached = parts
    },
    detached: () => {
      attached = null
    },
    set(next) {
      const isOnlyTime = next?.price === last?.price && next?.left !== last?.left
      last = next
      // If the price changes, the series gets new data, and the chart draws this label together with the data. If only
      // the remaining time of the candle changes, a call of `applyOptions` makes the library draw this pane once.
      // `requestUpdate` would also compute the layout of the chart again and draw all panes twice.
      if (isOnlyTime) attached?.series.applyOptions({})
    },
    span,
    priceAxisPaneViews: () => [
      {
        zOrder: () => 'top',
        renderer: () => ({
          draw: (target) =>
            target.useMediaCoordinateSpace(({ context, mediaSize }) => {
              if (last) draw(context, mediaSize.width, last)
            }),
        }),
      },
    ],
  }
}
