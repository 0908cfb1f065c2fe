import { add, type Decimal, isZero, mul } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useText } from '../i18n/use-text.ts'
import { useAverageRow } from '../ticket/confirm-rows.tsx'
import type { OrderMarket, Side } from '../ticket/order-terms.ts'
import type { BookPreview } from '../ticket/preview-book.ts'
import { NowAfter, type Row } from '../ui/preview-rows.tsx'
import { keepsPlace, type NewTerms, type OpenTerms } from './amend-terms.ts'

/** The part of an order's expected result that the list of changes shows. */
type Effect = Pick<BookPreview, 'outcome' | 'taken' | 'notional' | 'fill' | 'slippage'>

/**
 * Returns a function that lists what an amendment changes, and whether the order keeps its place in the queue, goes to
 * the end or trades at once. `effect` is the expected result of the unfilled part of the order with its new terms; null
 * if it is unknown.
 */
export function useAmendRows(
  market: OrderMarket,
): (order: OpenTerms & { side: Side }, request: NewTerms, effect: Effect | null) => Row[] {
  const { rules } = market
  const { t } = useText('orderForms')
  const { t: words } = useText('orders')
  const format = useFormat()
  const coins = usePairTexts(rules)
  const averageRow = useAverageRow(market)
  const price = (value: Decimal) => format.price(value, rules.tick)
  const totalOf = ({ price, quantity, total }: Partial<Pick<OpenTerms, 'price' | 'quantity' | 'total'>>) =>
    total ?? (price && quantity ? mul(price, quantity) : null)
  return (order, request, effect) => {
    const keeps = keepsPlace(order, request)
    const trades = keeps === false && effect !== null && !isZero(effect.taken) ? effect : null
    const expected = trades && add(mul(request.price ?? '0', order.filled), trades.notional)
    const value = (amount: Decimal | null) => amount && coins.total(order.side, amount)
    const placeText = () => {
      if (!trades) return t(keeps ? 'amend.kept' : 'amend.lost')
      if (trades.outcome === 'trades') return words('ticket.trades')
      return words('ticket.tradesAndRests', { quantity: coins.base(trades.taken) })
    }
    const rows: [name: string, label: string, now: string | null, after: string | null][] = [
      [
        'trigger',
        words('stop.trigger'),
        order.trigger_price && price(order.trigger_price),
        request.trigger_price ? price(request.trigger_price) : null,
      ],
      [
        'price',
        words('list.price'),
        order.price && price(order.price),
        request.price ? price(request.price) : null,
      ],
      [
        'quantity',
        words('list.quantity'),
        order.quantity && coins.base(order.quantity),
        request.quantity ? coins.base(request.quantity) : null,
      ],
      ['total', words('list.total'), value(totalOf(order)), value(expected ?? totalOf(request))],
    ]
    return [
      ...rows.flatMap(([name, label, now, after]): Row[] =>
        now === null || after === null ? [] : [{ name, label, value: <NowAfter now={now} after={after} /> }],
      ),
      ...(keeps === null
        ? []
        : [
            {
              name: 'queue',
              label: t('amend.queue'),
              value: placeText(),
            } satisfies Row,
          ]),
      ...(trades ? [averageRow(trades)] : []),
    ]
  }
}
