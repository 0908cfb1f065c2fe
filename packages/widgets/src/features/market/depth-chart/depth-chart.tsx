import type { Product } from '../../../shared/data/live-tickers.ts'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { DepthBody } from './depth-body.tsx'
import './depth-chart.css'

export type DepthChartProps = { symbol: string; product?: Product }

/**
 * A chart of the order book's cumulative quantity by price. It also shows the cost of moving the price to a
 * point.
 */
export const DepthChart = symbolWidget(
  'depth-chart',
  function DepthChart({ symbol, product = 'spot' }: DepthChartProps) {
    const { t } = useText('market')
    const { state, ageMs } = useConnection()
    return (
      <Root name="depth-chart" density="compact">
        <div className="bl-depth-chart__bar" part="bar">
          <h2 className="bl-depth-chart__title" part="title">
            {t('depthChart.title')}
          </h2>
          <LiveMark state={state} ageMs={ageMs} quiet />
        </div>
        <DepthBody symbol={symbol} product={product} />
      </Root>
    )
  },
)
