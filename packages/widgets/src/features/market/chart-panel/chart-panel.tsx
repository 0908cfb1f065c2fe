import { useState } from 'react'
import { useConnection } from '../../../shared/data/use-connection.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { LiveMark } from '../../../shared/ui/live-mark.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { DepthBody } from '../depth-chart/depth-body.tsx'
import { ChartBody } from '../price-chart/chart-body.tsx'
import { ChartToolbar } from '../price-chart/chart-toolbar.tsx'
import type { PriceChartProps } from '../price-chart/price-chart.tsx'
import { useChartSettings } from '../price-chart/use-chart-settings.ts'

export type ChartPanelProps = PriceChartProps

/** Price chart and depth chart as tabs of one panel: the wide column of a terminal. */
export function ChartPanel({ symbol, product = 'spot', interval, lines, onLineClose }: ChartPanelProps) {
  const { t } = useText('market')
  const settings = useChartSettings(interval)
  const [tab, setTab] = useState<'chart' | 'depth'>('chart')
  const { state, ageMs } = useConnection()
  return (
    <Root name="chart-panel" density="compact">
      <Tabs
        label={t('chartPanel.label')}
        value={tab}
        onValueChange={setTab}
        end={
          <>
            <LiveMark state={state} ageMs={ageMs} quiet />
            {tab === 'chart' && <ChartToolbar settings={settings} />}
          </>
        }
        tabs={[
          {
            value: 'chart',
            label: t('chartPanel.chart'),
            content: (
              <ChartBody
                symbol={symbol}
                product={product}
                settings={settings}
                lines={lines}
                onLineClose={onLineClose}
              />
            ),
          },
          {
            value: 'depth',
            label: t('chartPanel.depth'),
            content: <DepthBody symbol={symbol} product={product} />,
          },
        ]}
      />
    </Root>
  )
}
