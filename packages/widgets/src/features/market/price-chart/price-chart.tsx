import type { CandleInterval, Decimal } from '@bourselet/sdk/money'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { ChartBody } from './chart-body.tsx'
import { ChartToolbar } from './chart-toolbar.tsx'
import { useChartSettings } from './use-chart-settings.ts'
import type { PriceLine } from './use-price-chart.ts'
import { usePriceSource } from './use-price-source.ts'
import './price-chart.css'

export type PriceChartProps = {
  symbol: string
  product?: Product
  /** The initial interval; 15m by default. */
  interval?: CandleInterval
  /**
   * Called when the member selects an interval. With this callback the chart always shows the prop `interval`, and does
   * not share its interval with other charts of the page.
   */
  onIntervalChange?: (interval: CandleInterval) => void
  /** Prices at which the chart draws a line, for example the prices of open orders. */
  lines?: readonly PriceLine[]
  /**
   * Called when the close button of a line is pressed, for example to cancel its order. Without this callback
   * the lines have no close button.
   */
  onLineClose?: (id: string) => void
  /**
   * Called with the new price after the member has dragged the label of a movable line, or moved it with the arrow keys.
   * The line stays at its price until `lines` change.
   */
  onLineMove?: (id: string, price: Decimal) => void
}

/** A chart of live candles with volume and indicators. It loads older candles when the user scrolls back. */
export const PriceChart = symbolWidget('price-chart', function PriceChart(props: PriceChartProps) {
  const { symbol, product = 'spot', interval, onIntervalChange, lines, onLineClose, onLineMove } = props
  const settings = useChartSettings(interval, onIntervalChange)
  const source = usePriceSource(product)
  const { state, ageMs } = useConnection()
  return (
    <Root name="price-chart" density="compact">
      <div className="bl-price-chart__bar" part="bar">
        <ChartToolbar symbol={symbol} product={product} settings={settings} source={source} />
        <LiveMark state={state} ageMs={ageMs} quiet />
      </div>
      <ChartBody
        symbol={symbol}
        product={product}
        candles={source.candles}
        settings={settings}
        lines={lines}
        onLineClose={onLineClose}
        onLineMove={onLineMove}
      />
    </Root>
  )
})
