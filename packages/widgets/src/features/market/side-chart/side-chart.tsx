import { useSymbol } from '../../../shared/data/use-symbols.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { SideChart as Settings } from '../../../shared/layouts/terminal-layouts.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { symbolWidget } from '../../../shared/ui/widget.tsx'
import { chartIntervals } from '../price-chart/chart-candle.ts'
import { PriceChart, type PriceChartProps } from '../price-chart/price-chart.tsx'
import { SymbolPicker } from '../symbol-bar/symbol-picker.tsx'
import { TickerQuote } from '../ticker/ticker-quote.tsx'
import './side-chart.css'

export type SideChartProps = Pick<PriceChartProps, 'product' | 'lines' | 'onLineClose' | 'onLineMove'> & {
  /** The symbol that the trading terminal shows. */
  symbol: string
  chart: Settings
  onChange: (chart: Settings) => void
}

/** The icon of two chain links, for a chart that follows the symbol of the terminal. */
const LINK =
  'M10 14a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1M14 10a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1'

/** The default interval of an additional chart. It is longer than the default interval of the main chart. */
const DEFAULT_INTERVAL = '4h'

/** An additional chart of a terminal. It shows the symbol of the terminal or another one, with its own interval. */
export const SideChart = symbolWidget('side-chart', function SideChart(props: SideChartProps) {
  const { symbol: followed, product = 'spot', chart, onChange, ...lines } = props
  const { t } = useText('layouts')
  const symbol = chart.symbol ?? followed
  const { data: info } = useSymbol(symbol, product)
  const isFollowing = chart.symbol === null
  return (
    <Root name="side-chart" density="compact">
      <div className="bl-side-chart__bar">
        <SymbolPicker
          symbol={symbol}
          product={product}
          asSheet={false}
          onPick={(picked) => onChange({ ...chart, symbol: picked })}
        >
          <span className="bl-side-chart__pair">
            {info && product === 'spot' ? `${info.base}/${info.quote}` : symbol}
            <Icon shape={icons.chevronDown} size={16} />
          </span>
        </SymbolPicker>
        <TickerQuote symbol={symbol} product={product} info={info} />
        <IconButton
          icon={LINK}
          size="small"
          label={t('follow')}
          pressed={isFollowing}
          onClick={() => onChange({ ...chart, symbol: isFollowing ? symbol : null })}
        />
      </div>
      <PriceChart
        key={symbol}
        symbol={symbol}
        product={product}
        interval={chartIntervals.find((one) => one === chart.interval) ?? DEFAULT_INTERVAL}
        onIntervalChange={(interval) => onChange({ ...chart, interval })}
        {...lines}
      />
    </Root>
  )
})
