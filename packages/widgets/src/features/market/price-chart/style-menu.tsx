import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { chartScales, chartStyles } from './chart-style.ts'
import type { useChartSettings } from './use-chart-settings.ts'
import type { usePriceSource } from './use-price-source.ts'

export type StyleMenuProps = {
  settings: ReturnType<typeof useChartSettings>
  /**
   * The price source of the candles, last price or index. The menu shows this choice only if the toolbar is too
   * narrow to contain it.
   */
  source: ReturnType<typeof usePriceSource> | undefined
}

/**
 * The menu that selects the style of the prices and the scale of the price axis, and shows or hides the
 * member's trades.
 */
export function StyleMenu({ settings, source }: StyleMenuProps) {
  const { t } = useText('chart')
  return (
    <div className="bl-chart-styles">
      <Choices
        label={t('style')}
        value={settings.style}
        options={chartStyles.map((value) => ({ value, label: t(`styles.${value}`) }))}
        onValueChange={settings.setStyle}
      />
      <Choices
        label={t('scale')}
        value={settings.scale}
        options={chartScales.map((value) => ({ value, label: t(`scales.${value}`) }))}
        onValueChange={settings.setScale}
      />
      {source?.options && (
        <div className="bl-chart-styles__source">
          <Choices
            label={t('source')}
            value={source.value}
            options={source.options.map((value) => ({ value, label: t(`sources.${value}`) }))}
            onValueChange={source.set}
          />
        </div>
      )}
      <Checkbox checked={settings.fills} onCheckedChange={settings.setFills}>
        {t('ownTrades')}
      </Checkbox>
    </div>
  )
}

type ChoicesProps<V extends string> = {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onValueChange: (value: V) => void
}

function Choices<V extends string>({ label, value, options, onValueChange }: ChoicesProps<V>) {
  const name = useId()
  return (
    <fieldset className="bl-chart-styles__group">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="bl-chart-styles__option">
          <input
            className="bl-hidden"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
