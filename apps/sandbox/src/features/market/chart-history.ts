import type { PriceModel } from '../../prices/price-model.ts'
import { HOUR, MINUTE, type Stretch } from '../../prices/price-source.ts'

/** A time span in which charts show a given price series. */
export interface Span {
  begins: number
  ends: number
  model: PriceModel
}

/** Chart data for times without trades: before the exchange opened, and while it was stopped. */
export interface ChartHistory {
  minute(t: number): Stretch | null
  /** Returns an hour that lies completely in one span. */
  hour(t: number): Stretch | null
  /** Returns the end of the last minute of history that ends at or before `t`, or null. */
  endBefore(t: number): number | null
}

/** Returns the history of one symbol. `quiet` omits the volume, because an index has none. */
export function chartHistory(symbol: string, spans: readonly Span[], quiet = false): ChartHistory {
  const shown = (stretch: Stretch | null | undefined): Stretch | null =>
    stretch ? (quiet ? { ...stretch, v: 0n, q: 0n } : stretch) : null
  const holding = (from: number, to: number) => spans.find(({ begins, ends }) => begins <= from && to <= ends)
  return {
    minute: (t) => shown(holding(t, t + MINUTE)?.model.minute(symbol, t)),
    hour: (t) => shown(holding(t, t + HOUR)?.model.hour(symbol, t)),
    endBefore(t) {
      const ends = spans.filter(({ begins }) => begins < t).map((span) => Math.min(span.ends, t))
      return ends.length > 0 ? Math.max(...ends) : null
    },
  }
}
