import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import type { OrderMarket } from './order-market.ts'
import { type Row, unknown } from './preview-rows.tsx'
import type { TicketView } from './ticket-view.ts'

type Met = Pick<NonNullable<TicketView['preview']>, 'fill' | 'slippage'>

/** The average price of what trades at once, and how much worse than the best price it is. */
export function useAverageRow({ rules }: OrderMarket): (preview: Met | null) => Row {
  const { t } = useText('orders')
  const format = useFormat()
  return (preview) => {
    const { fill, slippage } = preview ?? {}
    const slip = slippage ? ` (${format.percent(slippage)})` : ''
    return {
      name: 'average',
      label: t('list.average'),
      value: fill ? format.price(fill.average, rules.tick) + slip : unknown,
      tone: 'quiet',
    }
  }
}
