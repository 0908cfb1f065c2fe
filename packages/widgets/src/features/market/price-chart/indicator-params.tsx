import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { type IndicatorKind, type Param, ruleOf } from './indicators/indicator-kinds.ts'
import { areAllowed } from './stored-settings.ts'

export type IndicatorParamsProps = {
  kind: IndicatorKind
  params: readonly number[]
  onChange: (params: readonly number[]) => void
}

/**
 * The inputs for the parameters of an indicator. An invalid input does not change the parameters. Renders nothing for an
 * indicator without parameters.
 */
export function IndicatorParams({ kind, params, onChange }: IndicatorParamsProps) {
  const rules = ruleOf(kind).params
  if (rules.length === 0) return null
  const change = (at: number, value: number) => {
    const next = params.map((old, index) => (index === at ? value : old))
    if (areAllowed(kind, next)) onChange(next)
  }
  return (
    <span className="bl-indicators__params">
      {rules.map((param, at) => (
        <ParamField
          // biome-ignore lint/suspicious/noArrayIndexKey: the numbers of an indicator never change places
          key={at}
          param={param}
          value={params[at] ?? param.value}
          onValueChange={(value) => change(at, value)}
        />
      ))}
    </span>
  )
}

type ParamFieldProps = { param: Param; value: number; onValueChange: (value: number) => void }

/** An input for a small number. */
function ParamField({ param, value, onValueChange }: ParamFieldProps) {
  const { t } = useText('chart')
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const enter = (text: string) => {
    setDraft(text)
    onValueChange(text === '' ? Number.NaN : Number(text))
  }
  return (
    <label className="bl-indicators__param" htmlFor={id}>
      <span>{t(`params.${param.name}`)}</span>
      <input
        id={id}
        className="bl-indicators__number"
        inputMode={param.places ? 'decimal' : 'numeric'}
        value={draft ?? String(value)}
        onChange={(event) => enter(event.target.value.trim())}
        onBlur={() => setDraft(null)}
      />
    </label>
  )
}
