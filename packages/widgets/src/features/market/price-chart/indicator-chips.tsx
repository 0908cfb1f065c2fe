import { useText } from '../../../shared/i18n/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { ruleOf } from './indicators/indicator-kinds.ts'
import type { useChartSettings } from './use-chart-settings.ts'

type IndicatorChipsProps = { settings: ReturnType<typeof useChartSettings> }

/**
 * The chosen indicators as buttons that remove them, for a phone in landscape. On touch screens, the title of an
 * indicator in the chart has a settings button but no remove button.
 */
export function IndicatorChips({ settings }: IndicatorChipsProps) {
  const { t } = useText('chart')
  return (
    <span className="bl-chart-bar__chips">
      {settings.indicators.map(({ kind }) => {
        const name = ruleOf(kind).label
        const label = t('remove', { name })
        return (
          <button
            key={kind}
            type="button"
            className="bl-chart-bar__chip"
            aria-label={label}
            onClick={({ currentTarget }) => {
              // The chip is about to disappear, so the focus first moves to another button.
              const bar = currentTarget.closest('.bl-chart-bar')
              const next = currentTarget.nextElementSibling ?? bar?.querySelector('.bl-chart-bar__indicators')
              if (next instanceof HTMLElement) next.focus()
              settings.setIndicator(kind, null)
            }}
          >
            {name}
            <Icon shape={icons.close} size={16} />
          </button>
        )
      })}
    </span>
  )
}
