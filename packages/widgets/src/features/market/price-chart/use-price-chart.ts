import type { CandleInterval, Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { CandleProduct } from '../../../shared/data/live-tickers.ts'
import { useCandles } from '../../../shared/data/use-candles.ts'
import { toChartCandle } from './chart-candle.ts'
import type { ChartFrame } from './chart-frame.ts'
import { indicatorKinds } from './indicators/indicator-kinds.ts'
import type { ChosenIndicator } from './use-chart-settings.ts'

/** The candles of a chart, the live one included, and its indicators, as numbers of a drawing. */
export function usePriceChart(
  symbol: string,
  product: CandleProduct,
  interval: CandleInterval,
  indicators: readonly ChosenIndicator[],
) {
  const { list, loading, error, retry, loadOlder } = useCandles(symbol, interval, product)
  const frame = useMemo<ChartFrame>(() => {
    const candles = list.map(toChartCandle)
    return {
      key: `${product}:${symbol}:${interval}`,
      candles,
      indicators: indicators.map(({ kind, params }) => ({
        id: [kind, ...params].join(),
        pane: indicatorKinds[kind].pane,
        lines: indicatorKinds[kind].draw(candles, params, interval),
      })),
    }
  }, [list, product, symbol, interval, indicators])
  return { list, frame, loading, error, retry, loadOlder }
}

/** A price the reader has a stake in, drawn through the chart. */
export type PriceLine = {
  id: string
  price: Decimal
  side: 'buy' | 'sell'
  /** On the pill at the left, for example "Buy 0.12". */
  label: string
  /** Behind the label, for example a result with its colour. */
  figures?: readonly LineFigure[]
  /** Colour of line, pill and tag. Without it the side decides, and the pill shows its arrow. */
  tone?: 'up' | 'down' | 'warn' | 'neutral'
  /** Default dashed. */
  stroke?: 'dashed' | 'dotted' | 'solid'
  /** What its close mark does, read aloud. Default: "Close: <label>". */
  closeLabel?: string
  /** No close mark, although the chart gives its lines one. */
  isFixed?: boolean
}

export type LineFigure = { text: string; way?: 'up' | 'down' | 'none' }
