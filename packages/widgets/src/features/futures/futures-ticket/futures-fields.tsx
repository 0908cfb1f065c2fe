import { decimals } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { useField } from './use-field.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

type FieldProps = { ticket: FuturesTicketState }

/** The price of a limit order; of a market order the word for it. */
export function PriceField({ ticket }: FieldProps) {
  const { t } = useText('futures')
  const { form, market } = ticket
  const field = useField(ticket, 'price', form.draft.price)
  if (form.draft.type === 'market') {
    return (
      <AmountField
        layout="inline"
        label={t('ticket.price')}
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
      label={t('ticket.price')}
      onValueChange={form.setPrice}
      unit={market.rules.quote}
      step={market.rules.tick}
      steppers
    />
  )
}

/** How much: in base coin, or its value in quote coin. */
export function SizeField({ ticket }: FieldProps) {
  const { t } = useText('futures')
  const { form, market, sized } = ticket
  const { step, base, quote, tick } = market.rules
  const { by } = sized
  const field = useField(ticket, by, sized[by])
  const unit = (
    <Select
      variant="quiet"
      aria-label={t('ticket.sizeIn')}
      value={by}
      onValueChange={(next) => form.set({ size: { by: next, value: sized[next] } })}
      options={[
        { value: 'quantity', label: base },
        { value: 'total', label: quote },
      ]}
    />
  )
  return (
    <AmountField
      {...field}
      key={by}
      label={t(by === 'total' ? 'ticket.value' : 'ticket.quantity')}
      onValueChange={(value) => form.set({ size: { by, value } })}
      unit={unit}
      // Values are shown with the decimals of prices, at least two.
      step={by === 'quantity' ? step : decimals(tick) > 2 ? tick : '0.01'}
      steppers={by === 'quantity'}
    />
  )
}
