import { useRef } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { Popover } from '../../../shared/ui/popover.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { AlertButton } from './alert-button.tsx'
import { CompareButton } from './compare/compare-button.tsx'
import { IntervalBar } from './interval-bar.tsx'
import type { useChartSettings } from './use-chart-settings.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useLowLandscape } from './use-low-landscape.ts'
import type { usePriceSource } from './use-price-source.ts'

const IndicatorChips = lazyPart(() =>
  import('./indicator-chips.tsx').then(({ IndicatorChips }) => IndicatorChips),
)

const IndicatorMenu = lazyPart(() =>
  import('./indicator-menu.tsx').then(({ IndicatorMenu }) => IndicatorMenu),
)

const StyleMenu = lazyPart(() => import('./style-menu.tsx').then(({ StyleMenu }) => StyleMenu))

export type ChartToolbarProps = {
  symbol: string
  product: Product
  settings: ReturnType<typeof useChartSettings>
  /** The price source of the candles and its choices. If it has no choices, no select is shown. */
  source?: ReturnType<typeof usePriceSource>
}

/**
 * The controls of a chart: interval, price source, indicators, style, drawing tools, compared symbols, price
 * alerts, picture and fullscreen.
 */
export function ChartToolbar({ symbol, product, settings, source }: ChartToolbarProps) {
  const { t } = useText('chart')
  const bar = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(bar)
  const isLow = useLowLandscape()
  return (
    <div className="bl-chart-bar" ref={bar}>
      <IntervalBar settings={settings} />
      {source?.options && (
        <span className="bl-chart-bar__source">
          <Select
            variant="quiet"
            aria-label={t('source')}
            value={source.value}
            onValueChange={source.set}
            options={source.options.map((value) => ({ value, label: t(`sources.${value}`) }))}
          />
        </span>
      )}
      <Popover
        label={t('indicators')}
        trigger={
          <button type="button" className="bl-chart-bar__indicators" aria-keyshortcuts="I">
            <Icon shape={icons.settings} size={18} />
            <span>{t('indicators')}</span>
          </button>
        }
      >
        <IndicatorMenu settings={settings} />
      </Popover>
      {isLow && <IndicatorChips settings={settings} />}
      <span className="bl-chart-bar__tools">
        <Popover
          label={t('style')}
          trigger={<IconButton icon={icons.candles} size="small" label={t('style')} aria-keyshortcuts="T" />}
        >
          <StyleMenu settings={settings} source={source} />
        </Popover>
        <IconButton
          icon={icons.pen}
          size="small"
          label={t('drawings.title')}
          pressed={settings.isDrawing}
          aria-keyshortcuts="D"
          onClick={() => settings.setIsDrawing(!settings.isDrawing)}
        />
        <CompareButton symbol={symbol} product={product} />
        <AlertButton key={symbol} symbol={symbol} product={product} settings={settings} />
        <IconButton
          className="bl-chart-bar__picture"
          icon={icons.camera}
          size="small"
          label={t('savePicture')}
          onClick={() => settings.savePicture.current?.()}
        />
        {fullscreen.isOffered && (
          <IconButton
            icon={icons.expand}
            size="small"
            label={t('fullscreen')}
            pressed={fullscreen.isOn}
            aria-keyshortcuts="F"
            onClick={fullscreen.toggle}
          />
        )}
      </span>
    </div>
  )
}
