import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Attribution } from './attribution.tsx'
import { IndicatorParams } from './indicator-params.tsx'
import { type IndicatorKind, indicatorNames, ruleOf } from './indicators/indicator-kinds.ts'
import { defaultParams } from './stored-settings.ts'
import type { useChartSettings } from './use-chart-settings.ts'
import './price-chart.css'

export type IndicatorMenuProps = { settings: ReturnType<typeof useChartSettings> }

const panes = ['price', 'own'] as const

/** The menu that turns indicators on and off and sets their parameters. */
export function IndicatorMenu({ settings }: IndicatorMenuProps) {
  const { t } = useText('chart')
  const id = useId()
  return (
    <div className="bl-indicators">
      {panes.map((pane) => (
        <section key={pane} className="bl-indicators__group" aria-labelledby={`${id}${pane}`}>
          <h3 id={`${id}${pane}`}>{t(`panes.${pane}`)}</h3>
          {indicatorNames
            .filter((kind) => ruleOf(kind).pane === pane)
            .map((kind) => (
              <IndicatorRow key={kind} kind={kind} settings={settings} />
            ))}
        </section>
      ))}
      <Attribution withNotice />
    </div>
  )
}

function IndicatorRow({ kind, settings }: IndicatorMenuProps & { kind: IndicatorKind }) {
  const { t } = useText('chart')
  const chosen = settings.indicators.find((one) => one.kind === kind)
  const rule = ruleOf(kind)
  const params = chosen?.params ?? defaultParams(kind)
  return (
    <div className="bl-indicators__row">
      <Checkbox
        checked={chosen !== undefined}
        onCheckedChange={(isOn) => settings.setIndicator(kind, isOn ? params : null)}
      >
        <span className="bl-indicators__label">{rule.label}</span>
        <span className="bl-indicators__about">{t(`kinds.${kind}`)}</span>
      </Checkbox>
      {chosen && (
        <IndicatorParams kind={kind} params={params} onChange={(next) => settings.setIndicator(kind, next)} />
      )}
    </div>
  )
}
