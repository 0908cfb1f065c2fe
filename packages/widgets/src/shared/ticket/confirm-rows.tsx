import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { type Row, unknown } from '../ui/preview-rows.tsx'
import type { OrderMarket } from './order-terms.ts'
import type { TicketView } from './use-ticket-form.ts'

type Met = Pick<NonNullable<TicketView['preview']>, 'fill' | 'slippage'>

/**
 * Returns a function that creates a row of the confirmation: the average price of the part that trades at once,
 * and its distance from the best price.
 */
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

/** Returns the first row of a confirmation, with the side and the type of the order. */
export function useKindRow(): (side: 'buy' | 'sell', words: string) => Row {
  const { t } = useText('orders')
  return (side, words) => ({
    name: 'kind',
    label: t('confirm.kind'),
    value: (
      <span className="bl-ticket__kind" data-side={side}>
        <span className="bl-arrow" data-trend={side === 'buy' ? 'up' : 'down'} aria-hidden /> {words}
      </span>
    ),
  })
}
