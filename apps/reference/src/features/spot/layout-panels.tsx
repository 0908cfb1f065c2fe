import { SideChart, type SideChartProps } from '@bourselet/widgets/market'
import { AmendOrder, useOrderLines } from '@bourselet/widgets/spot'

export { DepthChart, RecentTrades } from '@bourselet/widgets/market'

/** An additional chart of the spot terminal. It shows the member's orders for the pair of the chart as lines. */
export function SpotSideChart(props: SideChartProps) {
  const { lines, onLineClose, onLineMove, amendment, onAmendmentClose } = useOrderLines(
    props.chart.symbol ?? props.symbol,
  )
  return (
    <>
      <SideChart {...props} lines={lines} onLineClose={onLineClose} onLineMove={onLineMove} />
      <AmendOrder amendment={amendment} onClose={onAmendmentClose} />
    </>
  )
}
