import { isWireAmount, trim } from '@bourselet/sdk/money'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/lazy-order-confirm.ts'
import { PreviewRows, type Row, unknown } from '../../../shared/ui/preview-rows.tsx'
import { useConditionTexts } from './condition-texts.ts'
import type { OrderRequest } from './model.ts'
import { type Terms, useOrderRows, useRows } from './order-rows.tsx'
import { isConditional, isPriced } from './order-types.ts'
import type { Preview } from './preview-result.ts'
import { type TradeTicketState, useTradeTicket } from './use-trade-ticket.ts'

/** The expected result of the order: amount received, fee, price and balances. */
export function TicketPreview() {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { form, preview, market, layout } = ticket
  const texts = usePairTexts(market.rules)
  const rows = useRows(ticket)
  const isTouch = layout === 'sheet'
  const { side, type, trail } = form.draft
  const terms = { side, type, ...(isWireAmount(trim(trail || '0')) ? { trail_pct: trail } : {}) }
  const shown = useResultRows(ticket)(terms, preview, isTouch)
  if (isTouch && type !== 'oco') {
    const total = preview ? texts.total(side, preview.notional) : unknown
    shown.unshift({ name: 'total', label: t('list.total'), value: total, tone: 'strong' })
  }
  if (!isConditional(type) && (!isTouch || type === 'market')) shown.push(rows.price({ side, type }, preview))
  return <PreviewRows rows={[...shown, ...useBalanceRows(ticket)(type, preview)]} />
}

/** The dialog that shows all terms of the order before it is sent. `TradeTicket` renders it. */
export function TicketConfirm() {
  const { t } = useText('spot')
  const ticket = useTradeTicket()
  const { intent, market, form } = ticket
  const { isOpen, order, preview, forcedBy } = intent.review
  const rows = useRows(ticket)
  const orderRows = useOrderRows(ticket)
  const resultRows = useResultRows(ticket)
  const balanceRows = useBalanceRows(ticket)
  const conditionTexts = useConditionTexts(market)
  const { base, quote } = market.rules
  const sentences = order && conditionTexts(order, preview?.condition?.when ?? null)
  const shown = order ? [...orderRows(order, preview), ...resultRows(order, preview, true)] : []
  if (order?.type === 'limit' && preview?.fill) shown.push(rows.average(preview))
  if (order && !isConditional(order.type)) shown.push(rows.price(order, preview))
  if (order) shown.push(...balanceRows(order.type, preview))
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, preview }}
      lead={
        sentences && (
          <div className="bl-ticket__condition">
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        )
      }
      rows={shown}
      product="spot"
      rules={market.rules}
      side={order?.side}
      pair={`${base}/${quote}`}
      label={t(order?.side === 'sell' ? 'ticket.sellCoin' : 'ticket.buyCoin', { coin: base })}
      onClose={intent.back}
      onConfirm={intent.confirm}
      onPrice={(price) => (order?.type === 'oco' ? form.set({ stopPrice: price }) : form.setPrice(price))}
    />
  )
}

/**
 * Returns a function that builds the rows of an order's result: amount received, fee, and the amount that a conditional
 * order freezes.
 */
function useResultRows(ticket: TradeTicketState) {
  const rows = useRows(ticket)
  return (order: Terms, preview: Preview | null, withRate: boolean): Row[] => {
    const { type, side } = order
    if (!isConditional(type)) return rows.receipt(preview, withRate)
    const result = type === 'oco' ? rows.legs(side, preview) : rows.receipt(preview, withRate)
    return [...result, ...rows.condition(order, preview)]
  }
}

/**
 * Returns a function that builds the rows of both balances before and after the order. It builds no rows for a
 * conditional order without a limit price, because the price of its trades is unknown. It builds none for an OCO,
 * because the balances depend on which of its legs trades.
 */
function useBalanceRows(ticket: TradeTicketState) {
  const rows = useRows(ticket)
  return (type: OrderRequest['type'], preview: Preview | null): Row[] => {
    const isKnown = !isConditional(type) || (type !== 'oco' && isPriced(type))
    return ticket.funds && isKnown ? rows.balances(preview?.after) : []
  }
}
