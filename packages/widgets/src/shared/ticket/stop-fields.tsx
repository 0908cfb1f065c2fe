import { abs, compare, type Decimal, sub } from '@bourselet/sdk/money'
import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import { AmountField } from '../ui/amount-field.tsx'
import { useTicketField } from './ticket-fields.tsx'
import { distanceFrom, isEntered, triggerWhen } from './trigger-price.ts'
import type { TicketView } from './use-ticket-form.ts'

/** A line below a field, with a text at its start and a figure at its end. An empty line keeps its height. */
export function TicketHint({ words, figure }: { words: ReactNode; figure?: string | null }) {
  return (
    <span className="bl-ticket__hint">
      <span>{words ?? '\u00a0'}</span>
      {figure && <span className="bl-numbers">{figure}</span>}
    </span>
  )
}

/** Returns a function that formats the distance of a price from a reference price, in percent with its sign. */
export function useDistance(): (price: Decimal | '', reference: Decimal | null) => string | null {
  const format = useFormat()
  return (price, reference) => {
    const percent = distanceFrom(price, reference)
    return percent && format.percent(percent, { signed: true })
  }
}

/** Returns a function that describes how far a limit price is above or below the trigger price. */
export function useBesideTrigger(): (price: Decimal | '', trigger: Decimal | '') => string | null {
  const { t } = useText('orders')
  const format = useFormat()
  return (price, trigger) => {
    if (!isEntered(price) || !isEntered(trigger)) return null
    const amount = format.amount(abs(sub(price, trigger)), { minDecimals: 2 })
    return t(`stop.${places[compare(price, trigger)]}`, { amount })
  }
}

const places = { [-1]: 'below', 0: 'at', 1: 'above' } as const

type FieldProps = {
  ticket: TicketView
  value: Decimal | ''
  /** The price with which the entered price is compared: the last price or the mark price. */
  reference: Decimal | null
  label?: string
}

type TriggerFieldProps = FieldProps & {
  onValueChange: (value: Decimal | '') => void
  unit?: ReactNode
}

/**
 * The field for the trigger price of a stop order. A line below it shows the direction in which the price must
 * reach the trigger, and the distance.
 */
export function TriggerField({ ticket, value, reference, label, unit, onValueChange }: TriggerFieldProps) {
  const { t } = useText('orders')
  const field = useTicketField(ticket, 'trigger', value)
  const distance = useDistance()
  const { rules } = ticket.market
  const when = isEntered(value) ? triggerWhen(value, reference) : null
  return (
    <AmountField
      {...field}
      label={label ?? t('stop.trigger')}
      onValueChange={onValueChange}
      unit={unit ?? rules.quote}
      step={rules.tick}
      start={reference}
      steppers
      shortcut="G"
      hint={<TicketHint words={when && t(`stop.${when}`)} figure={distance(value, reference)} />}
    />
  )
}

type LimitFieldProps = FieldProps & {
  /** Text below the field, for example that the limit price is above the trigger price. */
  hint: string | null
}

/** The field for the limit price of an order that waits for its trigger. */
export function StopLimitField({ ticket, value, reference, label, hint }: LimitFieldProps) {
  const { t } = useText('orders')
  const field = useTicketField(ticket, 'price', value)
  const distance = useDistance()
  const { rules, last } = ticket.market
  return (
    <AmountField
      {...field}
      label={label ?? t('stop.limitPrice')}
      onValueChange={ticket.form.setPrice}
      unit={rules.quote}
      step={rules.tick}
      start={last}
      steppers
      shortcut="P"
      hint={<TicketHint words={hint} figure={distance(value, reference)} />}
    />
  )
}
