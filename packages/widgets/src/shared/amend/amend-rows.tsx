import { type Decimal, mul } from '@bourselet/sdk/money'
import { useCoinWords } from '../format/use-coin-words.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import type { Rules } from '../ticket/order-terms.ts'
import { NowAfter, type Row } from '../ui/preview-rows.tsx'
import { keepsPlace, type NewTerms, type OpenTerms } from './amend-terms.ts'

/** Returns a function that lists what an amendment changes, and whether the order keeps its place in the queue. */
export function useAmendRows(rules: Rules): (order: OpenTerms, request: NewTerms) => Row[] {
  const { t } = useText('orderForms')
  const { t: words } = useText('orders')
  const format = useFormat()
  const coins = useCoinWords(rules)
  const price = (value: Decimal) => format.price(value, rules.tick)
  const value = (terms: Partial<Pick<OpenTerms, 'price' | 'quantity' | 'total'>>) => {
    if (terms.total) return coins.quote(terms.total)
    return terms.price && terms.quantity ? coins.quote(mul(terms.price, terms.quantity)) : null
  }
  return (order, request) => {
    const keeps = keepsPlace(order, request)
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
      ['total', words('list.total'), value(order), value(request)],
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
              value: t(keeps ? 'amend.kept' : 'amend.lost'),
            } satisfies Row,
          ]),
    ]
  }
}
