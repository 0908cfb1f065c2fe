import type { ISeriesPrimitive, SeriesAttachedParameter, Time } from 'lightweight-charts'
import type { TagSpan } from './axis-tags.ts'
import { drawLastLabel, type LastLabel, lastLabelSpan } from './last-label.ts'

export type LastTag = ISeriesPrimitive<Time> & {
  set(last: LastLabel | null): void
  /** Returns the place that the label takes on the price axis; null while there is no label. */
  span(): TagSpan | null
}

/** Creates the filled label that shows the last price on the price axis. */
export function createLastTag(): LastTag {
  let last: LastLabel | null = null
  let attached: SeriesAttachedParameter<Time> | null = null

  const span = (): TagSpan | null => {
    const y = last && (attached?.series.priceToCoordinate(last.price) ?? null)
    return last === null || y === null ? null : lastLabelSpan(y, last)
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
              const place = span()
              if (place && last) drawLastLabel(context, mediaSize.width, place, last)
            }),
        }),
      },
    ],
  }
}
