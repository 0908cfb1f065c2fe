import { type Decimal, decimals, isZero, trim } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnitSelect } from '../../../shared/ticket/unit-select.tsx'
import { useTicketField } from '../../../shared/ticket/use-ticket-field.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

type FieldProps = { ticket: TradeTicketState }

/** How much: in base coin, or with `withUnits` in quote coin as well, where the order can name it. */
export function SizeField({ ticket, withUnits }: FieldProps & { withUnits: boolean }) {
  const { t } = useText('orders')
  const { form, market, sized } = ticket
  const { step, base, tick } = market.rules
  const { side, type } = form.draft
  const by = withUnits ? sized.by : 'quantity'
  const field = useTicketField(ticket, by, sized[by])
  const canNameTotal = withUnits && !(type === 'market' && side === 'sell')
  return (
    <AmountField
      {...field}
      key={by}
      label={t(by === 'total' ? 'list.total' : 'list.quantity')}
      onValueChange={(value) => form.set({ size: { by, value } })}
      unit={
        canNameTotal ? (
          <UnitSelect
            rules={market.rules}
            value={by}
            onValueChange={(next) => form.set({ size: { by: next, value: inUnit(ticket, next) } })}
          />
        ) : (
          base
        )
      }
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
  const { t } = useText('orders')
  const { form, market, sized } = ticket
  const field = useTicketField(ticket, 'total', sized.total)
  return (
    <AmountField
      {...field}
      label={t('list.total')}
      onValueChange={(value) => form.set({ size: { by: 'total', value } })}
      unit={market.rules.quote}
      step={totalStep(market.rules.tick)}
    />
  )
}

/** Totals are shown with the decimals of prices, at least two; typed with as many as there are. */
const totalStep = (tick: Decimal): Decimal => (decimals(tick) > 2 ? tick : '0.01')
