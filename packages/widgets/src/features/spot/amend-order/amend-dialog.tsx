import { type Decimal, isZero } from '@bourselet/sdk/money'
import { type FormEvent, useState } from 'react'
import { useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { OrderConfirm } from '../../../shared/ticket/order-confirm.tsx'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { PreviewRows } from '../../../shared/ui/preview-rows.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { orderRefusals } from '../trade-ticket/check.ts'
import type { OrderDraft, TicketField } from '../trade-ticket/model.ts'
import { isPriced } from '../trade-ticket/order-types.ts'
import { useTicketFunds } from '../trade-ticket/use-trade-ticket.ts'
import { type Amendment, amendRequest, checkAmendment, draftOf, isChanged } from './amend-draft.ts'
import { useAmendRows } from './amend-rows.tsx'
import { useAmendment } from './use-amendment.ts'
import './amend-order.css'

export type AmendDialogProps = { amendment: Amendment; isOpen: boolean; onClose: () => void }

/** The dialog that gives an open order a new price, quantity, trigger or trail. */
export default function AmendDialog({ amendment, isOpen, onClose }: AmendDialogProps) {
  const { t, ready } = useText('spot')
  const { t: words, ready: isWorded } = useText('orders')
  const { order } = amendment
  const { market } = useTicketMarket(order.symbol)
  return (
    <Dialog
      open={isOpen && market !== undefined && ready && isWorded}
      onOpenChange={(open) => !open && onClose()}
      title={t('amend.title')}
      description={market && `${market.rules.base}/${market.rules.quote} ${words(`side.${order.side}`)}`}
    >
      {market && (
        // Each opening begins with the terms that the order has then.
        <AmendForm key={`${isOpen}`} amendment={amendment} market={market} onDone={onClose} />
      )}
    </Dialog>
  )
}

type AmendFormProps = { amendment: Amendment; market: OrderMarket; onDone: () => void }

function AmendForm({ amendment, market, onDone }: AmendFormProps) {
  const { t } = useText('spot')
  const { t: words } = useText('orders')
  const errorText = useErrorText()
  const { rules } = market
  const { data: open } = useOpenOrders(rules.symbol)
  const order = open?.find(({ order_no }) => order_no === amendment.order.order_no)
  const latest = useLast(order ?? null) ?? amendment.order
  const [draft, setDraft] = useState(() => draftOf(amendment.order, amendment.price))
  const [isAsked, setAsked] = useState(false)
  const { funds, rates } = useTicketFunds(rules)
  const intent = useAmendment(latest, market, rates, onDone)
  const rows = useAmendRows(rules)
  const coins = useCoinWords(rules)
  const request = amendRequest(latest, draft)
  const refusals = orderRefusals(intent.refusal, draft.size.by)
  const problems = checkAmendment(latest, draft, market, funds)
  const problemOf = (field: TicketField | null) => {
    const own = problems.find((one) => one.field === field)
    const isShown = isAsked || (own !== undefined && own.name !== 'REQUIRED')
    return (isShown ? own : undefined) ?? refusals.find((one) => one.field === field)
  }
  const isEnded = open !== undefined && order === undefined
  const set = (changes: Partial<OrderDraft>) => {
    intent.edit()
    setDraft({ ...draft, ...changes })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    const wrong = problems[0]
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
    if (request && !intent.isLocked) intent.submit(request)
  }
  const field = (name: 'price' | 'trigger' | 'trail', label: string, unit: string, step: Decimal) => {
    const wrong = problemOf(name)
    return (
      <AmountField
        {...{ name, label, unit, step }}
        value={draft[name]}
        onValueChange={(value) => set({ [name]: value })}
        error={wrong && errorText(wrong)}
        start={market.last}
        steppers
      />
    )
  }
  const { by, value } = draft.size
  const whole = problemOf(null)
  const sizeProblem = problemOf(by)
  const isTrailing = draft.type === 'trailing_stop'
  const hasTrigger = draft.type === 'stop_limit' || draft.type === 'stop_market'
  const lines = request ? rows(latest, request) : []
  const { isOpen, forcedBy, preview } = intent.review
  return (
    <form className="bl-amend" noValidate onSubmit={submit}>
      {hasTrigger && field('trigger', words('stop.trigger'), rules.quote, rules.tick)}
      {isTrailing && field('trail', t('ticket.trail'), '%', '0.1')}
      {isPriced(draft.type) && field('price', words('list.price'), rules.quote, rules.tick)}
      <AmountField
        name={by}
        label={words(`list.${by}`)}
        unit={by === 'quantity' ? rules.base : rules.quote}
        step={by === 'quantity' ? rules.step : rules.tick}
        value={value}
        onValueChange={(next) => set({ size: { by, value: next } })}
        error={sizeProblem && errorText(sizeProblem)}
        hint={isZero(latest.filled) ? undefined : t('amend.filled', { filled: coins.base(latest.filled) })}
        steppers
      />
      <PreviewRows rows={lines} />
      {whole && <Notice tone="error">{errorText(whole)}</Notice>}
      {isEnded && <Notice tone="warn">{t('amend.ended')}</Notice>}
      <UnknownOutcome intent={intent} />
      <Button
        type="submit"
        variant="primary"
        size="big"
        wide
        busy={intent.state.phase === 'sending'}
        disabled={isEnded || intent.state.phase === 'unknown' || !request || !isChanged(latest, request)}
      >
        {t('amend.save')}
      </Button>
      <OrderConfirm
        {...{ isOpen, forcedBy, preview, rules, rows: lines }}
        side={latest.side}
        pair={`${rules.base}/${rules.quote}`}
        label={t('amend.save')}
        onClose={intent.back}
        onConfirm={intent.confirm}
        onPrice={(price) => set({ price })}
      />
    </form>
  )
}
