import { trim } from '@bourselet/sdk/money'
import { type FormEvent, useState } from 'react'
import { useFigures } from '../../../shared/data/use-figures.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { BalancePercentage } from '../../../shared/ticket/ticket-fields.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { useHoldDialog } from '../../../shared/ui/use-hold-dialog.ts'
import { useLivePosition } from '../positions/use-live-position.ts'
import { useExitMarket } from '../use-exit-market.ts'
import { useRates } from '../use-rates.ts'
import {
  type CloseDraft,
  type CloseField,
  type CloseType,
  checkClose,
  closeRequest,
  closeResult,
  partOf,
  shareOf,
} from './close-draft.ts'
import { CloseRows } from './close-rows.tsx'
import { useClosePosition } from './use-close-position.ts'

export type CloseFormProps = {
  position: Position
  contract: SymbolInfo
  type: CloseType
  onDone: () => void
}

export function CloseForm({ position: given, contract, type, onDone }: CloseFormProps) {
  const { t } = useText('futures')
  const errorText = useErrorText()
  const texts = usePairTexts(contract)
  const position = useLivePosition(given)
  const last = useFigures(contract.symbol, 'futures', contract)?.last ?? ''
  const rates = useRates(contract)
  const market = useExitMarket(position, contract)
  const action = useClosePosition(position, contract, onDone)
  useHoldDialog(action.isBusy)
  const [draft, setDraft] = useState<CloseDraft>({ type, price: last, quantity: trim(given.quantity) })
  const [isAsked, setAsked] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<CloseField>>(new Set())
  const found = checkClose(draft, position, contract)
  const change = (changes: Partial<CloseDraft>) => {
    action.edit()
    setDraft({ ...draft, ...changes })
  }
  const field = (name: CloseField) => {
    const shown = [...action.problems, ...(isAsked || left.has(name) ? found : [])]
    const problem = shown.find((one) => one.field === name)
    return {
      name,
      error: problem && errorText(problem),
      onBlur: () => setLeft(new Set([...left, name])),
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (found.length > 0) {
      const first = found[0]?.field
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    action.submit(closeRequest(draft, position))
  }
  const share = shareOf(draft, position)
  const general = action.problems.find((one) => one.field === null)
  return (
    <form className="bl-positions__form" noValidate onSubmit={submit}>
      <Segment
        label={t('close.type')}
        value={draft.type}
        onValueChange={(next) => change({ type: next })}
        options={[
          { value: 'market', label: t('positions.market') },
          { value: 'limit', label: t('positions.limit') },
        ]}
      />
      {draft.type === 'limit' && (
        <AmountField
          {...field('price')}
          label={t('close.price')}
          value={draft.price}
          onValueChange={(price) => change({ price })}
          unit={contract.quote}
          step={contract.tick}
          steppers
        />
      )}
      <AmountField
        {...field('quantity')}
        label={t('close.quantity')}
        value={draft.quantity}
        onValueChange={(quantity) => change({ quantity })}
        unit={contract.base}
        step={contract.step}
        max={position.quantity}
      />
      <BalancePercentage
        label={t('close.part')}
        value={share}
        chosen={partOf(position, share, contract.step) === draft.quantity ? share : null}
        isTouch={false}
        disabled={false}
        onTake={(taken) => change({ quantity: partOf(position, taken, contract.step) })}
      />
      <CloseRows
        draft={draft}
        position={position}
        result={closeResult(draft, position, found, rates, market)}
        contract={contract}
        isAtMark={market.isAtMark}
      />
      {general && <Notice tone="error">{errorText(general)}</Notice>}
      <UnknownOutcome intent={action} />
      <p className="bl-positions__hint">{t('close.hint')}</p>
      <Button
        type="submit"
        variant="primary"
        size="big"
        wide
        busy={action.state.phase === 'sending'}
        disabled={action.state.phase === 'unknown'}
      >
        {draft.quantity === '' || found.some((one) => one.field === 'quantity')
          ? t('close.empty')
          : t('close.submit', { quantity: texts.base(draft.quantity) })}
      </Button>
    </form>
  )
}
