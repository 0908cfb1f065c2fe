import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type IndicatorKind, type Param, ruleOf } from './indicators/indicator-kinds.ts'
import { isAllowed } from './stored-settings.ts'

export type IndicatorParamsProps = {
  kind: IndicatorKind
  params: readonly number[]
  onChange: (params: readonly number[]) => void
}

/** The inputs for the parameters of an indicator. Renders nothing for an indicator without parameters. */
export function IndicatorParams({ kind, params, onChange }: IndicatorParamsProps) {
  const rules = ruleOf(kind).params
  if (rules.length === 0) return null
  return (
    <span className="bl-indicators__params">
      {rules.map((param, at) => (
        <ParamField
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of an indicator never change places
          key={at}
          param={param}
          value={params[at] ?? param.value}
          onValueChange={(value) => onChange(params.map((old, index) => (index === at ? value : old)))}
        />
      ))}
    </span>
  )
}

type ParamFieldProps = { param: Param; value: number; onValueChange: (value: number) => void }

/** An input for a small number. An invalid input does not change the parameter. */
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
