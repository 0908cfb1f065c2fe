import type { CandleInterval } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { CandleProduct } from '../../../shared/data/live-tickers.ts'
import { useCandles } from '../../../shared/data/use-market.ts'
import { toChartCandle } from './chart-candle.ts'
import type { ChartFrame } from './chart-frame.ts'
import { indicatorKinds } from './indicators/indicator-kinds.ts'
import type { ChosenIndicator } from './use-chart-settings.ts'

/**
 * Returns the candles of a chart, including the open one, and its indicators. All values are numbers, for
 * drawing.
 */
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

export type { LineFigure, PriceLine } from '../../../shared/data/price-line.ts'
