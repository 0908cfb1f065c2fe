import { compare, type Decimal, isZero, mul } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm, useAverageRow, useKindRow } from '../../../shared/ticket/order-confirm.tsx'
import { NowAfter, PreviewRows, type Row, unknown } from '../../../shared/ui/preview-rows.tsx'
import type { OrderRequest } from './model.ts'
import type { Preview } from './preview.ts'
import { type TradeTicketState, useTradeTicket } from './use-trade-ticket.ts'

/** The expected result of the order: amount received, fee, price and balances. */
export function TicketPreview() {
  const { t } = useText('orders')
  const ticket = useTradeTicket()
  const { form, funds, preview, market, layout } = ticket
  const words = useCoinWords(market.rules)
  const rows = useRows(ticket)
  const isTouch = layout === 'sheet'
  const { side, type } = form.draft
  const shown = rows.receipt(preview, isTouch)
  if (isTouch) {
    const sum = side === 'buy' ? words.cost : words.quote
    const total = preview ? sum(preview.notional) : unknown
    shown.unshift({ name: 'total', label: t('list.total'), value: total, tone: 'strong' })
  }
  if (!isTouch || type === 'market') shown.push(rows.price({ side, type }, preview))
  if (funds) shown.push(...rows.balances(preview?.after))
  return <PreviewRows rows={shown} />
}

/** The dialog with the whole order before it is sent. `TradeTicket` renders it. */
export function TicketConfirm() {
  const { t } = useText('spot')
  const ticket = useTradeTicket()
  const { intent, market, funds, form } = ticket
  const { isOpen, order, preview, forcedBy } = intent.review
  const rows = useRows(ticket)
  const orderRows = useOrderRows(ticket)
  const { base, quote } = market.rules
  const shown = order ? [...orderRows(order, preview), ...rows.receipt(preview, true)] : []
  if (order?.type === 'limit' && preview?.fill) shown.push(rows.average(preview))
  if (order) shown.push(rows.price(order, preview))
  if (funds && order) shown.push(...rows.balances(preview?.after))
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, preview }}
      rows={shown}
      rules={market.rules}
      side={order?.side}
      pair={`${base}/${quote}`}
      label={t(order?.side === 'sell' ? 'ticket.sellCoin' : 'ticket.buyCoin', { coin: base })}
      onClose={intent.back}
      onConfirm={intent.confirm}
      onPrice={form.setPrice}
    />
  )
}

/** Returns functions that format the rows of a preview for the language and the pair of the ticket. */
function useRows({ form, rates, funds, market }: TradeTicketState) {
  const { t } = useText('spot')
  const format = useFormat()
  const words = useCoinWords(market.rules)
  const average = useAverageRow(market)
  return {
    average,
    /** The amount received and the fee. */
    receipt(preview: Preview | null, withRate: boolean): Row[] {
      const { side, type } = form.draft
      const received = side === 'buy' ? words.base : words.quote
      const roles = preview?.roles ?? (type === 'market' ? 'taker' : 'maker')
      const rate = withRate && rates && roles !== 'both' ? format.rate(rates[roles]) : null
      const role = t(`role.${roles}`)
      // The received amount is shown only with the fee rates, because it would be too high without the fee.
      const known = rates && preview
      return [
        {
          name: 'receive',
          label: t('ticket.receive'),
          value: known ? received(known.received) : unknown,
          tone: 'strong',
        },
        {
          name: 'fee',
          label: rate ? t('ticket.feeAt', { role, rate }) : t('ticket.feeOf', { role }),
          value: known ? words.exact(known.fee, side === 'buy' ? 'base' : 'quote') : unknown,
        },
      ]
    },
    /**
     * Returns the price row: average price and slippage of a market order, or the distance of a limit price
     * from the best price.
     */
    price({ side, type }: Pick<OrderRequest, 'side' | 'type'>, preview: Preview | null): Row {
      if (type === 'market') return average(preview)
      const { distance } = preview ?? {}
      const percent = distance && format.percent(distance.percent, { signed: true })
      return {
        name: 'distance',
        label: t(side === 'buy' ? 'ticket.askDistance' : 'ticket.bidDistance'),
        value: distance
          ? `${format.amount(distance.amount, { signed: true, minDecimals: 2 })} (${percent})`
          : unknown,
        tone: 'quiet',
      }
    },
    /** Both balances, now and after the order has traded. */
    balances: (after: { base: Decimal; quote: Decimal } | null | undefined): Row[] =>
      (['base', 'quote'] as const).map((name) => ({
        name,
        label: t('ticket.after', { coin: market.rules[name] }),
        value:
          after && funds ? (
            <NowAfter now={words.number(funds[name], name)} after={words.number(after[name], name)} />
          ) : (
            unknown
          ),
      })),
  }
}

/** Returns the rows of the request: side and type, price, amount. */
function useOrderRows({ market }: TradeTicketState) {
  const { t } = useText('orders')
  const format = useFormat()
  const words = useCoinWords(market.rules)
  const kindRow = useKindRow()
  return ({ side, type, price, quantity, total, tif }: OrderRequest, preview: Preview | null): Row[] => {
    const kind = t(tif === 'PO' ? 'kind.postOnly' : `kind.${type}`)
    const rows: Row[] = [kindRow(side, `${t(`side.${side}`)} · ${kind}`)]
    const add = (name: string, label: string, value: string | false | undefined, tone?: 'strong') => {
      if (value) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
    }
    const at = price && `${format.price(price, market.rules.tick)}\u00a0${market.rules.quote}`
    const bound = price && quantity && mul(price, quantity)
    // If the book has better prices than the limit price, the order is expected to cost less than at the
    // limit price, and both totals are shown.
    const expected = preview && !isZero(preview.quantity) ? preview.notional : bound
    const sum = total ?? expected
    const isBetter = type === 'limit' && bound && sum && compare(bound, sum) !== 0
    // Totals are rounded as on the submit button: up if the member pays them, down if the member receives
    // them.
    const shown = (value: string) => (side === 'buy' ? words.cost(value) : words.quote(value))
    add('price', t('confirm.limitPrice'), at, 'strong')
    add('quantity', t('list.quantity'), quantity && words.base(quantity), 'strong')
    add('total', t('list.total'), sum && (total ? words.exact(total, 'quote') : shown(sum)), 'strong')
    add('bound', t(side === 'buy' ? 'gap.most' : 'gap.least'), isBetter && shown(bound))
    add('tif', t('tif.label'), tif && tif !== 'PO' && t(`tif.${tif}`))
    return rows
  }
}
