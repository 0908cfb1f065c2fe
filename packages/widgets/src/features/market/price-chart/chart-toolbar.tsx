import type { CandleInterval } from '@bourselet/sdk/money'
import { useId, useRef } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Popover } from '../../../shared/ui/popover.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { chartIntervals } from './chart-candle.ts'
import { IndicatorMenu } from './indicator-menu.tsx'
import { StyleMenu } from './style-menu.tsx'
import type { useChartSettings } from './use-chart-settings.ts'
import { useFullscreen } from './use-fullscreen.ts'
import type { usePriceSource } from './use-price-source.ts'

export type ChartToolbarProps = {
  settings: ReturnType<typeof useChartSettings>
  /** The price source of the candles; undefined if there is only one. */
  source?: ReturnType<typeof usePriceSource>
}

const short: Record<CandleInterval, string> = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '4h': '4h',
  '1d': '1D',
  '1w': '1W',
  '1M': '1M',
}

/** The interval, price source, indicator, style, picture and fullscreen controls of a chart. */
export function ChartToolbar({ settings, source }: ChartToolbarProps) {
  const { t } = useText('market')
  const { interval, setInterval } = settings
  const group = useId()
  const bar = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(bar)
  return (
    <div className="bl-chart-bar" ref={bar}>
      <div
        className="bl-chart-bar__intervals bl-numbers"
        role="radiogroup"
        aria-label={t('priceChart.interval')}
      >
        {chartIntervals.map((one) => (
          <label key={one} className="bl-chart-bar__interval">
            <input
              className="bl-hidden"
              type="radio"
              name={group}
              value={one}
              checked={one === interval}
              aria-label={t(`priceChart.intervals.${one}`)}
              onChange={() => setInterval(one)}
            />
            <span>{short[one]}</span>
          </label>
        ))}
      </div>
      {source?.options && (
        <span className="bl-chart-bar__source">
          <Select
            variant="quiet"
            aria-label={t('priceChart.source')}
            value={source.value}
            onValueChange={source.set}
            options={source.options.map((value) => ({ value, label: t(`priceChart.sources.${value}`) }))}
          />
        </span>
      )}
      <Popover
        label={t('priceChart.indicators')}
        trigger={
          <button type="button" className="bl-chart-bar__indicators" aria-keyshortcuts="I">
            <Icon name="settings" size={18} />
            <span>{t('priceChart.indicators')}</span>
          </button>
        }
      >
        <IndicatorMenu settings={settings} />
      </Popover>
      <span className="bl-chart-bar__tools">
        <Popover
          label={t('priceChart.style')}
          trigger={
            <IconButton icon="candles" size="small" label={t('priceChart.style')} aria-keyshortcuts="T" />
          }
        >
          <StyleMenu settings={settings} />
        </Popover>
        <IconButton
          icon="camera"
          size="small"
          label={t('priceChart.savePicture')}
          onClick={() => settings.savePicture.current?.()}
        />
        {fullscreen.isOffered && (
          <IconButton
            icon="expand"
            size="small"
            label={t('priceChart.fullscreen')}
            pressed={fullscreen.isOn}
            aria-keyshortcuts="F"
            onClick={fullscreen.toggle}
          />
        )}
      </span>
    </div>
  )
}
