import type { PriceModel } from '../../prices/price-model.ts'
import { HOUR, MINUTE, type Stretch } from '../../prices/price-source.ts'

/** A stretch of time in which a chart shows this series. */
export interface Span {
  begins: number
  ends: number
  model: PriceModel
}

/** What charts show of the time before the exchange first opened, and of times when it was closed. */
export interface ChartHistory {
  minute(t: number): Stretch | null
  /** An hour that lies in one span as a whole. */
  hour(t: number): Stretch | null
  /** End of the last minute of history at or before `t`; null when there is none. */
  endBefore(t: number): number | null
}

/** The history of one symbol. `quiet`: without volume, as an index has none. */
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
