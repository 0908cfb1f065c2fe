import { useState } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { type Tab, Tabs } from '../../../shared/ui/tabs.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { DepthSkeleton } from '../depth-chart/depth-skeleton.tsx'
import { FundingSkeleton } from '../funding-rates/funding-skeleton.tsx'
import { ChartBody } from '../price-chart/chart-body.tsx'
import { ChartToolbar } from '../price-chart/chart-toolbar.tsx'
import type { PriceChartProps } from '../price-chart/price-chart.tsx'
import { useChartSettings } from '../price-chart/use-chart-settings.ts'
import { usePriceSource } from '../price-chart/use-price-source.ts'
import { RulesSkeleton } from '../trading-rules/rules-skeleton.tsx'
import './chart-panel.css'

// Only the code of the chart is loaded together with the panel. The code of each other tab is loaded when the tab is
// opened.
const DepthBody = lazyPart(
  () => import('../depth-chart/depth-body.tsx').then(({ DepthBody }) => DepthBody),
  DepthSkeleton,
)
const FundingBody = lazyPart(
  () => import('../funding-rates/funding-body.tsx').then(({ FundingBody }) => FundingBody),
  FundingSkeleton,
)
const RulesBody = lazyPart(
  () => import('../trading-rules/rules-body.tsx').then(({ RulesBody }) => RulesBody),
  RulesSkeleton,
)

export type ChartPanelProps = PriceChartProps

type View = 'chart' | 'depth' | 'funding' | 'info'

/**
 * A panel for the wide column of a trading view. Its tabs show the price chart, the depth chart, the rules
 * and, for contracts, funding.
 */
export const ChartPanel = symbolWidget('chart-panel', function ChartPanel(props: ChartPanelProps) {
  const { symbol, product = 'spot', interval, onIntervalChange, lines, onLineClose, onLineMove } = props
  const { t } = useText('market')
  const settings = useChartSettings(interval, onIntervalChange)
  const source = usePriceSource(product)
  const [tab, setTab] = useState<View>('chart')
  const { state, ageMs } = useConnection()
  const shown = { symbol, product }
  const tabs: Tab<View>[] = [
    {
      value: 'chart',
      label: t('chartPanel.chart'),
      content: (
        <ChartBody
          {...shown}
          candles={source.candles}
          settings={settings}
          lines={lines}
          onLineClose={onLineClose}
          onLineMove={onLineMove}
        />
      ),
    },
    { value: 'depth', label: t('chartPanel.depth'), content: <DepthBody {...shown} /> },
    ...(product === 'futures'
      ? [
          {
            value: 'funding' as const,
            label: t('chartPanel.funding'),
            content: <FundingBody symbol={symbol} />,
          },
        ]
      : []),
    { value: 'info', label: t('chartPanel.info'), content: <RulesBody {...shown} /> },
  ]
  return (
    <Root name="chart-panel" density="compact">
      <Tabs
        label={t('chartPanel.label')}
        value={tab}
        onValueChange={setTab}
        end={
          <>
            <LiveMark state={state} ageMs={ageMs} quiet />
            {tab === 'chart' && <ChartToolbar {...shown} settings={settings} source={source} />}
          </>
        }
        tabs={tabs}
      />
    </Root>
  )
})
