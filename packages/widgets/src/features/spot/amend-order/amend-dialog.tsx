import { useState } from 'react'
import { AmendForm } from '../../../shared/amend/amend-form.tsx'
import { useAmendRows } from '../../../shared/amend/amend-rows.tsx'
import type { AmendDialogProps } from '../../../shared/amend/amend-slot.tsx'
import { keepsPlace } from '../../../shared/amend/amend-terms.ts'
import { useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { orderRefusals } from '../trade-ticket/check.ts'
import { conditionOf } from '../trade-ticket/condition.ts'
import type { OrderDraft } from '../trade-ticket/model.ts'
import { useRows } from '../trade-ticket/order-rows.tsx'
import { isPriced } from '../trade-ticket/order-types.ts'
import { useTicketFunds } from '../trade-ticket/use-trade-ticket.ts'
import {
  type Amendment,
  amendRequest,
  checkAmendment,
  draftOf,
  isChanged,
  previewAmendment,
} from './amend-draft.ts'
import { useAmendment } from './use-amendment.ts'

/** The dialog that changes the price, quantity, trigger or trailing distance of an open order. */
export function AmendDialog({ amendment, isOpen, onClose }: AmendDialogProps<Amendment>) {
  const { ready } = useText('spot')
  const { t, ready: isNamed } = useText('orderForms')
  const { t: words, ready: isWorded } = useText('orders')
  const { order } = amendment
  const { market } = useTicketMarket(order.symbol)
  return (
    <Dialog
      open={isOpen && market !== undefined && ready && isNamed && isWorded}
      onOpenChange={(open) => !open && onClose()}
      title={t('amend.title')}
      description={market && `${market.rules.base}/${market.rules.quote} ${words(`side.${order.side}`)}`}
    >
      {market && (
        // The React key remounts the form each time the dialog opens, so that it starts with the order's
        // current terms.
        <SpotAmendForm key={`${isOpen}`} amendment={amendment} market={market} onDone={onClose} />
      )}
    </Dialog>
  )
}

type SpotAmendFormProps = { amendment: Amendment; market: OrderMarket; onDone: () => void }

function SpotAmendForm({ amendment, market, onDone }: SpotAmendFormProps) {
  const { t } = useText('spot')
  const { t: words } = useText('orders')
  const { t: forms } = useText('orderForms')
  const { rules } = market
  const { data: open } = useOpenOrders(rules.symbol)
  const order = open?.find(({ order_no }) => order_no === amendment.order.order_no)
  const latest = useLast(order ?? null) ?? amendment.order
  const isLeg = latest.oco_order_no !== null
  // Until the open orders are loaded, the other leg of an OCO is unknown, and nothing can be sent.
  const otherLeg = open?.find(({ order_no }) => order_no === latest.oco_order_no)
  const [draft, setDraft] = useState(() => draftOf(amendment.order, amendment.price, market.last))
  const { funds, rates } = useTicketFunds(rules)
  const intent = useAmendment(latest, market, rates, onDone)
  const amendRows = useAmendRows(market)
  const { receipt } = useRows({ form: { draft }, rates, funds, market })
  const request = amendRequest(latest, draft)
  const isMoved = request !== null && keepsPlace(latest, request) === false
  const effect = isMoved ? previewAmendment(latest, request, market, rates) : null
  // With a new trail, the trigger of a trailing stop is measured from the last price.
  const isTrailMoved = request?.trail_pct !== undefined && isChanged(latest, request)
  const trigger = isTrailMoved ? conditionOf(request, market.last, rules)?.trigger : undefined
  const rows = request
    ? amendRows(latest, { ...request, ...(trigger ? { trigger_price: trigger } : {}) }, effect)
    : []
  if (effect?.fill) rows.push(...receipt(effect, true))
  const set = (changes: Partial<OrderDraft>) => {
    intent.edit()
    setDraft({ ...draft, ...changes })
  }
  const { type } = draft
  const { by, value } = draft.size
  const entry = (name: 'price' | 'trigger' | 'trail', label: string, unit: string, step: string) => ({
    ...{ name, label, unit, step, value: draft[name] },
    onValueChange: (next: string) => set({ [name]: next }),
  })
  const hasTrigger = type === 'stop_limit' || type === 'stop_market'
  return (
    <AmendForm
      {...{ market, request, intent }}
      product="spot"
      order={latest}
      pair={`${rules.base}/${rules.quote}`}
      entries={[
        ...(hasTrigger ? [entry('trigger', words('stop.trigger'), rules.quote, rules.tick)] : []),
        ...(type === 'trailing_stop' ? [entry('trail', t('ticket.trail'), '%', '0.1')] : []),
        ...(isPriced(type) ? [entry('price', words('list.price'), rules.quote, rules.tick)] : []),
        ...(isLeg
          ? []
          : [
              {
                ...{ name: by, value, label: words(`list.${by}`) },
                unit: by === 'quantity' ? rules.base : rules.quote,
                step: by === 'quantity' ? rules.step : rules.tick,
                onValueChange: (next: string) => set({ size: { by, value: next } }),
              },
            ]),
      ]}
      note={isLeg ? forms('amend.leg') : undefined}
      problems={checkAmendment(latest, draft, market, funds, otherLeg)}
      refusals={orderRefusals(intent.refusal, by)}
      isChanged={request !== null && isChanged(latest, request) && (!isLeg || otherLeg !== undefined)}
      isEnded={open !== undefined && order === undefined}
      rows={rows}
      onPrice={(price) => set({ price })}
    />
  )
}
