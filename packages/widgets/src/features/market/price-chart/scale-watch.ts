import type { SeriesAttachedParameter, Time } from 'lightweight-charts'

/** Detects moves of the price scale, for which the chart library emits no event. */
export type ScaleWatch = {
  /** Sets the prices whose positions are compared. The next comparison reports a move. */
  watch(prices: readonly number[]): void
  /** Discards the known positions, for example when the series has changed. The next comparison reports a move. */
  forget(): void
  /** Returns true if the position of one of the prices or the height of the pane has changed since the last call. */
  hasMoved(parts: SeriesAttachedParameter<Time>): boolean
}

export function createScaleWatch(): ScaleWatch {
  let probes: readonly number[] = []
  let known = ''
  return {
    watch(prices) {
      const [low, high] = [Math.min(...prices), Math.max(...prices)]
      // The middle price is needed to detect a change between the linear and the logarithmic scale. Such a change can
      // leave the lowest and the highest price in their positions, but it always moves the price in the middle.
      probes = prices.length === 0 ? [] : [low, (low + high) / 2, high]
      known = ''
    },
    forget() {
      known = ''
    },
    hasMoved({ series, chart }) {
      const next = [
        chart.paneSize(0).height,
        ...probes.map((price) => series.priceToCoordinate(price)),
      ].join()
      const isMoved = next !== known
      known = next
      return isMoved
    },
  }
}
