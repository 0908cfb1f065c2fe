import { usePositionLines } from '../../features/futures/index.ts'
import { ChartPanel, PriceChart } from '../../features/market/index.ts'
import { Root } from '../../shared/ui/root.tsx'

export type ContractChartProps = {
  symbol: string
  /** The chart alone, without depth, funding and rules beside it. */
  plain?: boolean
}

/** The chart of a contract with the member's position, exits and orders in it. By itself, as its lines move with the mark. */
export function ContractChart({ symbol, plain }: ContractChartProps) {
  const { lines, onLineClose, dialog } = usePositionLines(symbol)
  const Chart = plain ? PriceChart : ChartPanel
  return (
    <Root name="contract-chart" density="compact">
      <Chart key={symbol} symbol={symbol} product="futures" lines={lines} onLineClose={onLineClose} />
      {dialog}
    </Root>
  )
}
