import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import type { PriceModel } from '../../prices/price-model.ts'
import type { Stretch } from '../../prices/price-source.ts'

/** A time span in which charts show the prices of a model instead of trades. */
export interface Span {
  begins: number
  ends: number
  model: PriceModel
}

/** Prices that charts show for times without trades: before the exchange first opened, and while it was stopped. */
export interface ChartHistory {
  minute(t: number): Stretch | null
  /** Returns the candle of an hour that lies completely within one time span of the history; otherwise null. */
  hour(t: number): Stretch | null
  /** Returns the end of the last minute of history that ends at or before `t`; null if there is none. */
  endBefore(t: number): number | null
}

/** Returns the chart history of one symbol. `quiet` sets all volumes to 0, because an index has no trades. */
export function chartHistory(symbol: string, spans: readonly Span[], quiet = false): ChartHistory {
  const shown = (stretch: Stretch | null | undefined): Stretch | null =>
    stretch ? (quiet ? { ...stretch, v: 0n, q: 0n } : stretch) : null
  const holding = (from: number, to: number) => spans.find(({ begins, ends }) => begins <= from && to <= ends)
  return {
    minute: (t) => shown(holding(t, t + MINUTE_MS)?.model.minute(symbol, t)),
    hour: (t) => shown(holding(t, t + HOUR_MS)?.model.hour(symbol, t)),
    endBefore(t) {
      const ends = spans.filter(({ begins }) => begins < t).map((span) => Math.min(span.ends, t))
      return ends.length > 0 ? Math.max(...ends) : null
    },
  }
}
