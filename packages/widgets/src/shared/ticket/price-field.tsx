import { useText } from '../i18n/use-text.ts'
import { AmountField } from '../ui/amount-field.tsx'
import type { TicketView } from './ticket-view.ts'
import { useTicketField } from './use-ticket-field.ts'

/** The price of a limit order; of a market order the word for it. */
export function PriceField({ ticket }: { ticket: TicketView }) {
  const { t } = useText('orders')
  const { form, market } = ticket
  const field = useTicketField(ticket, 'price', form.draft.price)
  if (form.draft.type === 'market') {
    return (
      <AmountField
        layout="inline"
        label={t('list.price')}
        value=""
        onValueChange={() => {}}
        placeholder={t('ticket.marketPrice')}
        disabled
      />
    )
  }
  return (
    <AmountField
      {...field}
      label={t('list.price')}
      onValueChange={form.setPrice}
      unit={market.rules.quote}
      step={market.rules.tick}
      steppers
    />
  )
}
