import { type Decimal, decimals, isZero, trim } from '@bourselet/sdk/money'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import type { TicketField } from './check-order.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

type FieldProps = { ticket: TradeTicketState }

/** What every field of the ticket has in common: its name, its error, when it was left. */
function useTicketField({ form, problemOf }: TradeTicketState, name: TicketField) {
  const words = useErrorText()
  const problem = problemOf(name)
  return {
    name,
    layout: 'inline' as const,
    error: problem && words(problem),
    onBlur: () => form.leave(name),
  }
}

/** The price of a limit order; of a market order the word for it. */
export function PriceField({ ticket }: FieldProps) {
  const { t } = useText('spot')
  const { form, market } = ticket
  const { tick, quote } = market.rules
  const field = useTicketField(ticket, 'price')
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
      value={form.draft.price}
      onValueChange={form.setPrice}
      unit={quote}
      step={tick}
      steppers
    />
  )
}

/** How much: in base coin, or with `withUnits` in quote coin as well, where the order can name it. */
export function SizeField({ ticket, withUnits }: FieldProps & { withUnits: boolean }) {
  const { t } = useText('spot')
  const { form, market, sized } = ticket
  const { step, base, quote, tick } = market.rules
  const { side, type } = form.draft
  const by = withUnits ? sized.by : 'quantity'
  const field = useTicketField(ticket, by)
  const canNameTotal = withUnits && !(type === 'market' && side === 'sell')
  const unit = canNameTotal ? (
    <Select
      variant="quiet"
      aria-label={t('ticket.sizeIn')}
      value={by}
      onValueChange={(next) => form.setSize({ by: next, value: inUnit(ticket, next) })}
      options={[
        { value: 'quantity', label: base },
        { value: 'total', label: quote },
      ]}
    />
  ) : (
    base
  )
  return (
    <AmountField
      {...field}
      key={by}
      label={t(by === 'total' ? 'ticket.total' : 'ticket.quantity')}
      value={sized[by]}
      onValueChange={(value) => form.setSize({ by, value })}
      unit={unit}
      step={by === 'total' ? totalStep(tick) : step}
      steppers={by === 'quantity'}
    />
  )
}

/** The same size in the other unit: of a market order what the book makes of it now. */
function inUnit({ sized, preview, form }: TradeTicketState, unit: 'quantity' | 'total'): Decimal | '' {
  if (form.draft.type === 'limit' || sized[unit] !== '') return sized[unit]
  if (!preview || isZero(preview.taken)) return ''
  return trim(unit === 'quantity' ? preview.taken : preview.notional)
}

/** The value of a limit order; typing one sets the quantity. */
export function TotalField({ ticket }: FieldProps) {
  const { t } = useText('spot')
  const { form, market, sized } = ticket
  const field = useTicketField(ticket, 'total')
  return (
    <AmountField
      {...field}
      label={t('ticket.total')}
      value={sized.total}
      onValueChange={(value) => form.setSize({ by: 'total', value })}
      unit={market.rules.quote}
      step={totalStep(market.rules.tick)}
    />
  )
}

/** Totals are shown with the decimals of prices, at least two; typed with as many as there are. */
const totalStep = (tick: Decimal): Decimal => (decimals(tick) > 2 ? tick : '0.01')
