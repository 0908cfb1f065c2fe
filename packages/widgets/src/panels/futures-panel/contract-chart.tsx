import { usePositionLines } from '../../features/futures/index.ts'
import { ChartPanel, PriceChart, type SideChartProps } from '../../features/market/index.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { Root } from '../../shared/ui/root.tsx'
import './contract-chart.css'

const SideChart = lazyPart(() =>
  import('../../features/market/side-chart/side-chart.tsx').then((all) => all.SideChart),
)

export type ContractChartProps = {
  symbol: string
  /** Shows only the chart, without the tabs for depth, funding and rules. */
  plain?: boolean
}

/**
 * The chart of a contract, with lines for the member's position, TP/SL and orders. It is a separate
 * component, so that a mark price that moves the lines renders only the chart and not the whole panel.
 */
export function ContractChart({ symbol, plain }: ContractChartProps) {
  const { lines, dialog, ...handlers } = usePositionLines(symbol)
  const Chart = plain ? PriceChart : ChartPanel
  return (
    <Root name="contract-chart" density="compact">
      <Chart key={symbol} symbol={symbol} product="futures" lines={lines} {...handlers} />
      {dialog}
    </Root>
  )
}

/**
 * An additional chart of a futures terminal. Lines in the chart mark the member's position and orders in its
 * contract.
 */
export function ContractSideChart(props: SideChartProps) {
  const { lines, dialog, ...handlers } = usePositionLines(props.chart.symbol ?? props.symbol)
  return (
    <Root name="contract-chart" density="compact">
      <SideChart {...props} product="futures" lines={lines} {...handlers} />
      {dialog}
    </Root>
  )
}
