import { SideChart, type SideChartProps } from '@bourselet/widgets/market'
import { AmendOrder, useOrderLines } from '@bourselet/widgets/spot'

export { DepthChart, RecentTrades } from '@bourselet/widgets/market'

/** Another chart of the spot terminal, with the member's orders in its pair. */
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
