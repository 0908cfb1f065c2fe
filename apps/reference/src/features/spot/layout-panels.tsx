import { SideChart, type SideChartProps } from '@bourselet/widgets/market'
import { AmendOrder, useOrderLines } from '@bourselet/widgets/spot'

export { DepthChart, RecentTrades } from '@bourselet/widgets/market'

/** An additional chart of the spot terminal. Lines in the chart mark the member's orders for its pair. */
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
