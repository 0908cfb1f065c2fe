import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Attribution } from './attribution.tsx'
import { type IndicatorKind, indicatorNames, type Param, ruleOf } from './indicators/indicator-kinds.ts'
import { defaultParams, isAllowed } from './stored-settings.ts'
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
      {chosen && rule.params.length > 0 && (
        <span className="bl-indicators__params">
          {rule.params.map((param, at) => (
            <ParamField
              // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of an indicator never change places
              key={at}
              param={param}
              value={params[at] ?? param.value}
              onValueChange={(value) =>
                settings.setIndicator(
                  kind,
                  params.map((old, index) => (index === at ? value : old)),
                )
              }
            />
          ))}
        </span>
      )}
    </div>
  )
}

type ParamFieldProps = { param: Param; value: number; onValueChange: (value: number) => void }

/** An input for a small number. Invalid input leaves the old value. */
function ParamField({ param, value, onValueChange }: ParamFieldProps) {
  const { t } = useText('chart')
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const addIndicator = (text: string) => {
    setDraft(text)
    const next = Number(text)
    if (text !== '' && isAllowed(next, param)) onValueChange(next)
  }
  return (
    <label className="bl-indicators__param" htmlFor={id}>
      <span>{t(`params.${param.name}`)}</span>
      <input
        id={id}
        className="bl-indicators__number"
        inputMode={param.places ? 'decimal' : 'numeric'}
        value={draft ?? String(value)}
        onChange={(event) => addIndicator(event.target.value.trim())}
        onBlur={() => setDraft(null)}
      />
    </label>
  )
}
