import { TransportError } from '@bourselet/sdk'
import { type Decimal, div, isZero } from '@bourselet/sdk/money'
import { type FormEvent, useEffect, useState } from 'react'
import { useFormat } from '../format/use-format.ts'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { afterUnknown, isDecided } from '../intent/intent-state.ts'
import { UnknownOutcome } from '../intent/unknown-outcome.tsx'
import { useIntent } from '../intent/use-intent.ts'
import type { BourseletClient } from '../provider/client.ts'
import type { OrderMarket, Side } from '../ticket/order-terms.ts'
import type { Problem } from '../ticket/problem.ts'
import { AmountField } from '../ui/amount-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { PreviewRows, unknown } from '../ui/preview-rows.tsx'
import { Segment } from '../ui/segment.tsx'
import { Select } from '../ui/select.tsx'
import { useHoldDialog } from '../ui/use-hold-dialog.ts'
import { useToast } from '../ui/use-toast.ts'
import {
  checkScale,
  counts,
  isComplete,
  marketOf,
  notionalOf,
  type ScaleDraft,
  type ScaledOrder,
  type ScaleField,
  scaledOrders,
  type Weighting,
  weightings,
} from './scale.ts'
import './scale-dialog.css'

/** The data and functions by which a product checks and places the limit orders of a scaled order. */
export type ScaleProduct<Request extends ScaledOrder = ScaledOrder> = {
  product: 'spot' | 'futures'
  pair: string
  side: Side
  market: OrderMarket
  /** Returns the refusals that the server would give for one order. Does not check the balance. */
  check: (order: ScaledOrder) => readonly Problem<string>[]
  /**
   * Returns the amount that all orders together need from the balance `available`; null if the page cannot
   * compute it.
   */
  needed: (orders: readonly ScaledOrder[]) => Decimal | null
  available: Decimal | null
  /**
   * Returns the request of one order with all its terms. The request stays the same if it is sent again after the
   * ticket has changed.
   */
  requestOf: (order: ScaledOrder) => Request
  /**
   * Places one order. Reads its terms only from the request, because the ticket may have changed. The server executes
   * each `clientOrderId` only once.
   */
  place: (sdk: BourseletClient, request: Request, clientOrderId: string) => Promise<unknown>
  /** Query keys of answers that are outdated after an order. */
  invalidates: readonly (readonly unknown[])[]
}

export type ScaleDialogProps<Request extends ScaledOrder> = {
  product: ScaleProduct<Request>
  isOpen: boolean
  onClose: () => void
}

/** A dialog that places limit orders at equal distances between two prices. */
export function ScaleDialog<Request extends ScaledOrder>({
  product,
  isOpen,
  onClose,
}: ScaleDialogProps<Request>) {
  const { t, ready } = useText('orderForms')
  const { t: words } = useText('orders')
  return (
    <Dialog
      open={isOpen && ready}
      onOpenChange={(open) => !open && onClose()}
      title={t('scale.title')}
      description={`${product.pair} ${words(`side.${product.side}`)}`}
    >
      <ScaleForm key={`${isOpen}`} product={product} onDone={onClose} />
    </Dialog>
  )
}

/**
 * The result of a scaled order. `placed` is the number of orders that the server accepted. `of` is the number of all
 * orders. If `refusal` is set, the server refused an order, and the orders after it were not sent.
 */
type Placed = { placed: number; of: number; refusal: Error | null }

type ScaleFormProps<Request extends ScaledOrder> = { product: ScaleProduct<Request>; onDone: () => void }

function ScaleForm<Request extends ScaledOrder>({ product, onDone }: ScaleFormProps<Request>) {
  const { t } = useText('orderForms')
  const { t: words } = useText('orders')
  const errorText = useErrorText()
  const format = useFormat()
  const { show } = useToast()
  const { market, side } = product
  const { rules } = market
  const coins = usePairTexts(rules)
  const [draft, setDraft] = useState<ScaleDraft>(newDraft)
  const [isAsked, setAsked] = useState(false)
  const intent = useIntent<readonly Request[], Placed>({
    scope: [product.product, rules.symbol, 'scale'],
    needsReview: (requests) => marketOf(requests, side, market).isFar,
    send: (sdk, requests, { idempotencyKey }) => placeAll(product, sdk, requests, idempotencyKey),
    invalidates: product.invalidates,
    onDone({ placed, of, refusal }) {
      if (refusal !== null) return
      show({ tone: 'success', title: t('scale.done'), text: t('scale.placed', { placed, of }) })
      onDone()
    },
  })
  const { state, edit } = intent
  useHoldDialog(intent.isBusy)
  // The effect runs when the dialog opens. It removes the result of the previous scaled order, unless the outcome of
  // that order is unknown.
  useEffect(edit, [edit])
  const orders = isComplete(draft) ? tryScale(draft, rules) : []
  const coin = product.product === 'spot' && side === 'sell' ? 'base' : 'quote'
  const problems = checkScale(draft, rules, product.check, product.needed, product.available, coin)
  const { takes, isFar } = marketOf(orders, side, market)
  const isReviewing = state.phase === 'reviewing'
  const partial = state.phase === 'done' && state.answer.refusal !== null ? state.answer : null
  const set = (changes: Partial<ScaleDraft>) => {
    if (isReviewing) intent.back()
    intent.edit()
    setDraft({ ...draft, ...changes })
  }
  const textOf = ({ name, params }: Problem<ScaleField>) =>
    name === 'ABOVE_LOW'
      ? t('scale.aboveLow', { least: format.price(params.least ?? '0', rules.tick) })
      : errorText({ name, params })
  const field = (name: ScaleField, unit: string, step: Decimal) => {
    const wrong = problems.find((one) => one.field === name)
    const isShown = wrong && (isAsked || wrong.name !== 'REQUIRED')
    return (
      <AmountField
        {...{ name, unit, step }}
        label={t(`scale.${name}`)}
        value={draft[name]}
        onValueChange={(value) => set({ [name]: value })}
        error={isShown && textOf(wrong)}
        {...(name === 'quantity' ? {} : { start: market.last })}
      />
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    const wrong = problems[0]
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
    if (isReviewing) intent.confirm()
    else intent.submit(orders.map(product.requestOf))
  }
  const notional = notionalOf(orders)
  const isEmpty = orders.length === 0 || draft.quantity === '' || isZero(draft.quantity)
  return (
    <form className="bl-scale" noValidate onSubmit={submit}>
      <div className="bl-scale__pair">
        {field('low', rules.quote, rules.tick)}
        {field('high', rules.quote, rules.tick)}
      </div>
      <div className="bl-scale__pair">
        {field('quantity', rules.base, rules.step)}
        <Select
          label={t('scale.count')}
          value={`${draft.count}`}
          onValueChange={(count) => set({ count: Number(count) })}
          options={counts.map((count) => ({ value: `${count}`, label: `${count}` }))}
        />
      </div>
      <Segment<Weighting>
        label={t('scale.weighting')}
        value={draft.weighting}
        onValueChange={(weighting) => set({ weighting })}
        options={weightings.map((value) => ({
          value,
          label: t(value === 'even' ? 'scale.even' : `scale.${value}Most`),
        }))}
      />
      {orders.length > 0 && (
        <ol className="bl-scale__orders bl-numbers" aria-label={t('scale.orders')}>
          {[...orders].reverse().map(({ price, quantity }) => (
            <li key={price}>
              <span>{format.price(price, rules.tick)}</span>
              <span>{coins.base(quantity)}</span>
            </li>
          ))}
        </ol>
      )}
      <PreviewRows
        rows={[
          {
            name: 'average',
            label: t('scale.average'),
            value: isEmpty
              ? unknown
              : format.price(div(notional, draft.quantity as Decimal, 8, 'HALF_UP'), rules.tick),
          },
          { name: 'total', label: words('list.total'), value: isEmpty ? unknown : coins.quote(notional) },
        ]}
      />
      {takes && !isFar && <p className="bl-note">{t('scale.takes')}</p>}
      {isFar && <Notice tone="warn">{t('scale.far')}</Notice>}
      {partial?.refusal && (
        <Notice tone="error">
          {t('scale.partial', { placed: partial.placed, of: partial.of })} {errorText(partial.refusal)}
        </Notice>
      )}
      {intent.error && state.phase === 'refused' && <Notice tone="error">{errorText(intent.error)}</Notice>}
      <UnknownOutcome intent={intent} />
      <Button
        type="submit"
        variant={side}
        size="big"
        wide
        busy={intent.isBusy}
        disabled={state.phase === 'unknown' || partial !== null}
      >
        {t(isReviewing ? 'scale.anyway' : 'scale.send')}
      </Button>
    </form>
  )
}

const newDraft: ScaleDraft = { low: '', high: '', quantity: '', count: 5, weighting: 'even' }

/** Returns the orders of a scaled order whose entries are complete; an empty list if an entry is invalid. */
function tryScale(draft: ScaleDraft & Record<ScaleField, Decimal>, rules: OrderMarket['rules']) {
  const noFunds = () => null
  const wrong = checkScale(draft, rules, () => [], noFunds, null, 'quote')
  return wrong.length === 0 ? scaledOrders(draft, rules) : []
}

/**
 * Places the orders one after another, and stops at the first refusal; the orders before it stay open. If an answer is
 * lost, or if any order except the first cannot be sent, the outcome of the whole scaled order is unknown. The member
 * can then safely send all orders again, because each has a client order id of its own. If the session token changes,
 * no further orders are sent, because the new token may belong to another member.
 */
async function placeAll<Request extends ScaledOrder>(
  { place }: ScaleProduct<Request>,
  sdk: BourseletClient,
  requests: readonly Request[],
  key: string,
): Promise<Placed> {
  const token = sdk.token.get()
  for (const [index, request] of requests.entries()) {
    try {
      if (sdk.token.get() !== token) throw new TransportError('ABORTED')
      await place(sdk, request, `${key}-${index}`)
    } catch (error) {
      if (index === 0) throw error
      if (!isDecided(error)) throw afterUnknown(error as Error)
      return { placed: index, of: requests.length, refusal: error as Error }
    }
  }
  return { placed: requests.length, of: requests.length, refusal: null }
}
