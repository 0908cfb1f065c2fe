import { decimals } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnitSelect } from '../../../shared/ticket/unit-select.tsx'
import { useTicketField } from '../../../shared/ticket/use-ticket-field.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** How much: in base coin, or its value in quote coin. */
export function SizeField({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const { form, market, sized } = ticket
  const { step, tick } = market.rules
  const { by } = sized
  const field = useTicketField(ticket, by, sized[by])
  return (
    <AmountField
      {...field}
      key={by}
      label={by === 'total' ? own('ticket.value') : t('list.quantity')}
      onValueChange={(value) => form.set({ size: { by, value } })}
      unit={
        <UnitSelect
          rules={market.rules}
          value={by}
          onValueChange={(next) => form.set({ size: { by: next, value: sized[next] } })}
        />
      }
      // Values are shown with the decimals of prices, at least two.
      step={by === 'quantity' ? step : decimals(tick) > 2 ? tick : '0.01'}
      steppers={by === 'quantity'}
    />
  )
}
