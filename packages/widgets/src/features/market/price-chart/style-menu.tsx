import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { chartScales, chartStyles } from './chart-style.ts'
import type { useChartSettings } from './use-chart-settings.ts'

/** The menu that selects the style of the prices and the scale of their axis. */
export function StyleMenu({ settings }: { settings: ReturnType<typeof useChartSettings> }) {
  const { t } = useText('market')
  return (
    <div className="bl-chart-styles">
      <Choices
        label={t('priceChart.style')}
        value={settings.style}
        options={chartStyles.map((value) => ({ value, label: t(`priceChart.styles.${value}`) }))}
        onValueChange={settings.setStyle}
      />
      <Choices
        label={t('priceChart.scale')}
        value={settings.scale}
        options={chartScales.map((value) => ({ value, label: t(`priceChart.scales.${value}`) }))}
        onValueChange={settings.setScale}
      />
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
