import { compare, type Decimal } from '@bourselet/sdk/money'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import {
  StopLimitField,
  TicketHint,
  TriggerField,
  useBesideTrigger,
  useDistance,
} from '../../../shared/ticket/stop-fields.tsx'
import { useTicketField } from '../../../shared/ticket/ticket-fields.tsx'
import { isEntered } from '../../../shared/ticket/trigger-price.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { withType } from './model.ts'
import {
  hasTrigger,
  isConditional,
  isPriced,
  type StopType,
  stopsOf,
  tabOf,
  trailRange,
} from './order-types.ts'
import { useTradeTicket } from './use-trade-ticket.ts'

/** A choice between stop limit, stop market and trailing stop. Renders nothing for other orders. */
export function TicketStopType() {
  const { t: words } = useText('orders')
  const { form, offered } = useTradeTicket()
  const { type } = form.draft
  const stops = stopsOf(offered)
  if (tabOf(type) !== 'stop' || stops.length < 2) return null
  return (
    <Segment
      label={words('stop.kind')}
      size="small"
      value={type as StopType}
      onValueChange={(next) => form.change((draft) => withType(draft, next))}
      options={stops.map((stop) => ({ value: stop, label: words(`kind.${stop}`) }))}
    />
  )
}

/** The trigger price of a stop order, or of the stop leg of an OCO. Renders nothing for other orders. */
export function TicketTrigger() {
  const { t } = useText('spot')
  const ticket = useTradeTicket()
  const { form, market } = ticket
  const { type, trigger } = form.draft
  if (!hasTrigger(type)) return null
  return (
    <TriggerField
      ticket={ticket}
      value={trigger}
      reference={market.last}
      {...(type === 'oco' ? { label: t('ticket.stopTrigger') } : {})}
      onValueChange={(next) => form.set({ trigger: next })}
    />
  )
}

/**
 * The limit price of a stop limit order or of the limit leg of an OCO, with its distance from the trigger or
 * from the last price. Renders nothing for other orders.
 */
export function TicketConditionPrice() {
  const { t } = useText('spot')
  const ticket = useTradeTicket()
  const { form, market } = ticket
  const { type, side, price, trigger } = form.draft
  const besideTrigger = useBesideTrigger()
  const besideLast = useBesideLast()
  if (!isConditional(type) || !isPriced(type)) return null
  const isOco = type === 'oco'
  return (
    <StopLimitField
      ticket={ticket}
      value={price}
      reference={market.last}
      {...(isOco && side === 'sell' ? { label: t('ticket.profitPrice') } : {})}
      hint={isOco ? besideLast(price, market.last) : besideTrigger(price, trigger)}
    />
  )
}

/** The limit price of the stop leg of an OCO. Renders nothing for other orders. */
export function TicketStopPrice() {
  const { t } = useText('spot')
  const ticket = useTradeTicket()
  const { form, market } = ticket
  const { type, side, trigger, stopPrice } = form.draft
  const field = useTicketField(ticket, 'stopPrice', stopPrice)
  const distance = useDistance()
  const besideTrigger = useBesideTrigger()
  if (type !== 'oco') return null
  const isMarket = stopPrice === '' && side === 'sell'
  return (
    <AmountField
      {...field}
      label={t('ticket.stopPrice')}
      onValueChange={(next) => form.set({ stopPrice: next })}
      unit={market.rules.quote}
      step={market.rules.tick}
      start={isEntered(trigger) ? trigger : market.last}
      steppers
      hint={
        <TicketHint
          words={isMarket ? t('hint.atMarket') : besideTrigger(stopPrice, trigger)}
          figure={distance(stopPrice, market.last)}
        />
      }
    />
  )
}

/** The trails, in percent, that have a button. */
const trails: readonly Decimal[] = ['0.5', '1', '2', '5', '10']

/** The field for the trail of a trailing stop, with buttons for common trails. Renders nothing for other orders. */
export function TicketTrail() {
  const { t } = useText('spot')
  const format = useFormat()
  const ticket = useTradeTicket()
  const { form } = ticket
  const { type, side, trail } = form.draft
  const field = useTicketField(ticket, 'trail', trail)
  if (type !== 'trailing_stop') return null
  const { min, max } = trailRange
  return (
    <>
      <AmountField
        {...field}
        label={t('ticket.trail')}
        onValueChange={(next) => form.set({ trail: next })}
        unit="%"
        step="0.1"
        min={min}
        max={max}
        steppers
        shortcut="G"
        hint={<TicketHint words={t(`hint.trail.${side}`)} />}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset inside the entries would add a border of the browser */}
      <div
        className="bl-ticket__percentages"
        data-count={trails.length}
        role="group"
        aria-label={t('ticket.trails')}
      >
        {trails.map((value) => (
          <button
            key={value}
            type="button"
            className="bl-percentage"
            aria-pressed={trail !== '' && compare(trail, value) === 0}
            onClick={() => form.set({ trail: value })}
          >
            {format.percent(value, { decimals: value.includes('.') ? 1 : 0 })}
          </button>
        ))}
      </div>
    </>
  )
}

/** Returns a function that describes whether a limit price is above, at or below the last price. */
function useBesideLast(): (price: Decimal | '', last: Decimal | null) => string | null {
  const { t } = useText('spot')
  return (price, last) =>
    isEntered(price) && last !== null ? t(`hint.last.${places[compare(price, last)]}`) : null
}

const places = { [-1]: 'below', 0: 'at', 1: 'above' } as const
