import { type FormEvent, useState } from 'react'
import { useFigures } from '../../../shared/data/use-figures.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHoldDialog } from '../../../shared/ui/use-hold-dialog.ts'
import { useLivePosition } from '../positions/use-live-position.ts'
import { changeOf, checkLeg, type Leg, type LegDraft, legs, newDraft, type PickedExit } from './tpsl-draft.ts'
import { TpslLeg } from './tpsl-leg.tsx'
import { useSaveTpsl } from './use-save-tpsl.ts'

export type TpslFormProps = {
  position: Position
  contract: SymbolInfo
  picked: PickedExit | null
  onDone: () => void
}

export function TpslForm({ position: given, contract, picked, onDone }: TpslFormProps) {
  const { t } = useText('futures')
  const format = useFormat()
  const position = useLivePosition(given)
  const last = useFigures(contract.symbol, 'futures', contract)?.last ?? null
  const { save, busy, intents, edit } = useSaveTpsl(position, onDone)
  useHoldDialog(busy)
  const [draft, setDraft] = useState(() => newDraft(given, picked))
  const [left, setLeft] = useState<ReadonlySet<Leg>>(new Set(picked ? [picked.leg] : []))
  // An unchanged trigger is not sent again. It is not checked either, because the market may have reached the trigger
  // price since the member set the trigger.
  const problemOf = (leg: Leg) =>
    changeOf(draft[leg], leg, position) === 'set'
      ? checkLeg(draft[leg], leg, position, contract.tick, last)
      : null
  const isChanged = legs.some((leg) => changeOf(draft[leg], leg, position) !== 'none')
  const set = (leg: Leg, changes: Partial<LegDraft>) => {
    edit(leg)
    setDraft({ ...draft, [leg]: { ...draft[leg], ...changes } })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setLeft(new Set(legs))
    const wrong = legs.find((leg) => problemOf(leg) !== null)
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    if (isChanged) save(draft, position)
  }
  return (
    <form className="bl-positions__form" noValidate onSubmit={submit}>
      <p className="bl-positions__prices bl-numbers">
        {t('tpsl.now', {
          last: last ? format.price(last, contract.tick) : '—',
          mark: format.price(position.mark_price, contract.tick),
        })}
      </p>
      {legs.map((leg) => (
        <TpslLeg
          key={leg}
          leg={leg}
          draft={draft[leg]}
          position={position}
          contract={contract}
          problem={left.has(leg) ? problemOf(leg) : null}
          intent={intents[leg]}
          onChange={(changes) => set(leg, changes)}
          onLeave={() => setLeft(new Set([...left, leg]))}
        />
      ))}
      <p className="bl-positions__hint">{t('tpsl.about')}</p>
      <Button type="submit" variant="primary" size="big" wide busy={busy} disabled={!isChanged}>
        {t('tpsl.save')}
      </Button>
    </form>
  )
}
