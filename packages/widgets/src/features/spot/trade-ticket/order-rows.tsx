import { compare, type Decimal, isZero, mul } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAverageRow, useKindRow } from '../../../shared/ticket/confirm-rows.tsx'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import { NowAfter, type Row, unknown } from '../../../shared/ui/preview-rows.tsx'
import { conditionOf } from './condition.ts'
import type { OrderDraft, OrderRequest } from './model.ts'
import { isPriced } from './order-types.ts'
import type { Preview } from './preview-result.ts'
import { distanceText } from './price-distance.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The terms of an order on which the rows of its preview depend. */
export type Terms = Pick<OrderRequest, 'type' | 'side' | 'trail_pct'>

type RowsOptions = Pick<TradeTicketState, 'rates' | 'funds' | 'market'> & {
  form: { draft: Pick<OrderDraft, 'side' | 'type'> }
}

/**
 * Returns functions that build the rows of a preview in the language of the interface and with the decimals of the
 * ticket's pair.
 */
export function useRows({ form, rates, funds, market }: RowsOptions) {
  const { t } = useText('spot')
  const format = useFormat()
  const texts = usePairTexts(market.rules)
  const average = useAverageRow(market)
  return {
    average,
    /** Returns the rows for the amount received and the fee of an order. */
    receipt(preview: Preview | null, withRate: boolean): Row[] {
      const { side, type } = form.draft
      const received = side === 'buy' ? texts.base : texts.quote
      const roles = preview?.roles ?? (isPriced(type) ? 'maker' : 'taker')
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
          value: known ? texts.fee(known.fee, side === 'buy' ? 'base' : 'quote') : unknown,
        },
      ]
    },
    /**
     * Returns the row of the price: for a market order the average price and the slippage, for a limit order
     * the distance of its price from the best price.
     */
    price({ side, type }: Pick<OrderRequest, 'side' | 'type'>, preview: Preview | null): Row {
      if (type === 'market') return average(preview)
      const { distance } = preview ?? {}
      return {
        name: 'distance',
        label: t(side === 'buy' ? 'ticket.askDistance' : 'ticket.bidDistance'),
        value: distance ? distanceText(distance, format) : unknown,
        tone: 'quiet',
      }
    },
    /**
     * Returns the rows of a conditional order: the estimated trigger of a trailing stop, and the amount that the order
     * freezes.
     */
    condition({ type, side, trail_pct }: Terms, preview: Preview | null): Row[] {
      const hold = preview?.condition?.hold
      const held = hold && (side === 'buy' ? texts.cost(hold) : texts.held(hold, 'base'))
      const rows: Row[] = []
      if (type === 'trailing_stop') {
        const when = trail_pct && conditionOf({ side, trail_pct }, market.last, market.rules)
        const value = when ? format.price(when.trigger, market.rules.tick) : unknown
        rows.push({ name: 'trigger', label: t('ticket.estTrigger'), value })
      }
      rows.push({ name: 'hold', label: t('ticket.hold'), value: held ?? unknown })
      return rows
    },
    /** Returns the rows of an OCO: the result of each leg if it trades, and the fee of each leg. */
    legs(side: Side, preview: Preview | null): Row[] {
      const stop = preview?.condition?.stop
      const isBuy = side === 'buy'
      // Whichever leg of an OCO buy trades, the member receives about the same quantity, but the two legs cost
      // different amounts. So the rows of a buy show the costs.
      const result = (leg: Pick<Preview, 'notional' | 'received'>) =>
        isBuy ? texts.cost(leg.notional) : texts.quote(leg.received)
      const known = rates && preview && stop
      const fee = (value: Decimal) => texts.fee(value, isBuy ? 'base' : 'quote')
      const fees = known && t('ticket.either', { first: fee(preview.fee), second: fee(stop.fee) })
      const isSame = known && compare(preview.fee, stop.fee) === 0
      return [
        {
          name: 'limit',
          label: t(isBuy ? 'ticket.ifLimit' : 'ticket.ifProfit'),
          value: known ? result(preview) : unknown,
          tone: 'strong',
        },
        {
          name: 'stop',
          label: t('ticket.ifStopLimit'),
          value: known ? result(stop) : unknown,
          tone: 'strong',
        },
        { name: 'fee', label: t('ticket.fees'), value: isSame ? fee(stop.fee) : fees || unknown },
      ]
    },
    /** Returns the rows of both balances, before and after the order has traded. */
    balances: (after: { base: Decimal; quote: Decimal } | null | undefined): Row[] =>
      (['base', 'quote'] as const).map((name) => ({
        name,
        label: t('ticket.after', { coin: market.rules[name] }),
        value:
          after && funds ? (
            <NowAfter now={texts.number(funds[name], name)} after={texts.number(after[name], name)} />
          ) : (
            unknown
          ),
      })),
  }
}

/**
 * Returns a function that builds the rows of an order request: side and type, prices, quantity and total, time in
 * force.
 */
export function useOrderRows({ market }: TradeTicketState) {
  const { t } = useText('orders')
  const { t: own } = useText('spot')
  const format = useFormat()
  const texts = usePairTexts(market.rules)
  const kindRow = useKindRow()
  return (order: OrderRequest, preview: Preview | null): Row[] => {
    const { side, type, price, quantity, total, tif } = order
    const kind = t(tif === 'PO' ? 'kind.postOnly' : `kind.${type}`)
    const rows: Row[] = [kindRow(side, `${t(`side.${side}`)} · ${kind}`)]
    const add = (name: string, label: string, value: string | false | undefined, tone?: 'strong') => {
      if (value) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
    }
    const priceText = (value: Decimal | undefined) =>
      value && `${format.price(value, market.rules.tick)}\u00a0${market.rules.quote}`
    const at = priceText(price)
    const bound = price && quantity && mul(price, quantity)
    // If the book has better prices than the limit price, the order is expected to cost less than at the limit
    // price. In this case both totals are shown.
    const expected = preview && !isZero(preview.quantity) ? preview.notional : bound
    // The total of an OCO depends on which leg trades. Both totals are in the rows of the legs, so no total is
    // shown here.
    const sum = total ?? (type === 'oco' ? undefined : expected)
    const isBetter = type === 'limit' && bound && sum && compare(bound, sum) !== 0
    const shown = (value: string) => texts.total(side, value)
    const isProfit = type === 'oco' && side === 'sell'
    add('price', isProfit ? own('ticket.profitPrice') : t('confirm.limitPrice'), at, 'strong')
    add('trigger', t('stop.trigger'), priceText(order.trigger_price), 'strong')
    add('stopPrice', own('ticket.stopPrice'), priceText(order.stop_limit_price), 'strong')
    add('trail', own('ticket.trail'), order.trail_pct && format.percent(order.trail_pct), 'strong')
    add('quantity', t('list.quantity'), quantity && texts.base(quantity), 'strong')
    add('total', t('list.total'), sum && (total ? texts.exact(total, 'quote') : shown(sum)), 'strong')
    add('bound', t(side === 'buy' ? 'gap.most' : 'gap.least'), isBetter && shown(bound))
    add('tif', t('tif.label'), tif && tif !== 'PO' && t(`tif.${tif}`))
    return rows
  }
}
