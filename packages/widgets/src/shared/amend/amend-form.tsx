import { type Decimal, isZero } from '@bourselet/sdk/money'
import { type FormEvent, useState } from 'react'
import type { Product } from '../data/live-tickers.ts'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { UnknownOutcome } from '../intent/unknown-outcome.tsx'
import { OrderConfirm } from '../ticket/lazy-order-confirm.ts'
import type { OrderConfirmProps } from '../ticket/order-confirm.tsx'
import type { OrderMarket, Side } from '../ticket/order-terms.ts'
import type { Problem } from '../ticket/problem.ts'
import type { OrderIntent } from '../ticket/use-order-intent.ts'
import { AmountField } from '../ui/amount-field.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PreviewRows, type Row } from '../ui/preview-rows.tsx'
import { useHoldDialog } from '../ui/use-hold-dialog.ts'
import type { OpenTerms } from './amend-terms.ts'
import './amend-form.css'

/** A field of the form that amends an order, with its label, unit and value. */
export type AmendEntry = {
  name: 'price' | 'trigger' | 'trail' | 'quantity' | 'total'
  label: string
  unit: string
  step: Decimal
  value: Decimal | ''
  onValueChange: (value: Decimal | '') => void
}

export type AmendFormProps<Request> = {
  order: OpenTerms & { side: Side }
  /** Name of the order's pair or contract, which the confirmation shows. */
  pair: string
  market: OrderMarket
  product: Product
  entries: readonly AmendEntry[]
  /** A sentence below the fields, for example about what cannot be changed. */
  note?: string | undefined
  /**
   * The refusals that the server would give for the current entries, in the sequence in which the server checks them.
   */
  problems: readonly Problem<string>[]
  /** The refusals in the answer to the last amendment request. */
  refusals: readonly Problem<string>[]
  /** The request that amends the order; null while an amount is missing. */
  request: Request | null
  isChanged: boolean
  /** True if the order has ended since the dialog was opened, so that it can no longer be amended. */
  isEnded: boolean
  rows: Row[]
  intent: OrderIntent<Request, unknown, NonNullable<OrderConfirmProps['preview']>>
  onPrice: (price: Decimal) => void
}

/** The form that amends an open order: fields for the new amounts, a list of the changes, and the send button. */
export function AmendForm<Request>(props: AmendFormProps<Request>) {
  const {
    order,
    pair,
    market,
    product,
    entries,
    note,
    problems,
    refusals,
    request,
    isChanged,
    isEnded,
    rows,
    intent,
  } = props
  const { rules } = market
  const { t } = useText('orderForms')
  const errorText = useErrorText()
  const coins = usePairTexts(rules)
  const [isAsked, setAsked] = useState(false)
  const problemOf = (isMeant: (field: string | null) => boolean) => {
    const own = problems.find(({ field }) => isMeant(field))
    const isShown = isAsked || (own !== undefined && own.name !== 'REQUIRED')
    return (isShown ? own : undefined) ?? refusals.find(({ field }) => isMeant(field))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    const wrong = problems[0]
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
    if (request && !intent.isLocked) intent.submit(request)
  }
  const whole = problemOf((field) => entries.every(({ name }) => name !== field))
  const { isOpen, forcedBy, preview } = intent.review
  useHoldDialog(intent.isBusy)
  return (
    <form className="bl-amend" noValidate onSubmit={submit}>
      {entries.map((entry) => {
        const wrong = problemOf((field) => field === entry.name)
        const isSize = entry.name === 'quantity' || entry.name === 'total'
        return (
          <AmountField
            key={entry.name}
            {...entry}
            error={wrong && errorText(wrong)}
            {...(isSize ? {} : { start: market.last })}
            hint={
              isSize && !isZero(order.filled)
                ? t('amend.filled', { filled: coins.base(order.filled) })
                : undefined
            }
            steppers
          />
        )
      })}
      {note && <p className="bl-note">{note}</p>}
      <PreviewRows rows={rows} />
      {whole && <Notice tone="error">{errorText(whole)}</Notice>}
      {isEnded && <Notice tone="warn">{t('amend.ended')}</Notice>}
      <UnknownOutcome intent={intent} />
      <Button
        type="submit"
        variant="primary"
        size="big"
        wide
        busy={intent.state.phase === 'sending'}
        disabled={isEnded || intent.state.phase === 'unknown' || !request || !isChanged}
      >
        {t('amend.save')}
      </Button>
      <OrderConfirm
        {...{ isOpen, forcedBy, preview, rules, product, rows, pair }}
        side={order.side}
        label={t('amend.save')}
        onClose={intent.back}
        onConfirm={intent.confirm}
        onPrice={props.onPrice}
      />
    </form>
  )
}
