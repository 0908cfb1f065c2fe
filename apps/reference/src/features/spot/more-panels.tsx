import type { MorePanels } from '@bourselet/widgets/ui'
import { useMemo } from 'react'
import { later } from '../../shared/later.tsx'

const Trades = later(() => import('./layout-panels.tsx').then(({ RecentTrades }) => RecentTrades))
const Depth = later(() => import('./layout-panels.tsx').then(({ DepthChart }) => DepthChart))
const Chart = later(() => import('./layout-panels.tsx').then(({ SpotSideChart }) => SpotSideChart))

/**
 * Returns the panels that the member can add to the spot terminal. The code of all these panels loads when the
 * first one is shown.
 */
export function useMorePanels(symbol: string): MorePanels {
  return useMemo(
    () => ({
      trades: <Trades symbol={symbol} />,
      depth: <Depth symbol={symbol} />,
      chart: (chart, onChange) => <Chart symbol={symbol} chart={chart} onChange={onChange} />,
    }),
    [symbol],
  )
}
