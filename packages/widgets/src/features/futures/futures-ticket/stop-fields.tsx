import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Rules } from '../../../shared/ticket/order-terms.ts'
import { StopLimitField, TriggerField, useBesideTrigger } from '../../../shared/ticket/stop-fields.tsx'
import { triggerWhen } from '../../../shared/ticket/trigger-price.ts'
import { Segment } from '../../../shared/ui/segment.tsx'
import { TriggerBySelect } from './exit-fields.tsx'
import type { FuturesMarket } from './exposure.ts'
import { type FuturesRequest, isStop } from './model.ts'
import { useFuturesTicket } from './use-futures-ticket.ts'

/** A choice between stop limit and stop market, if the operator offers both. Renders nothing for other orders. */
export function FuturesTicketStopType() {
  const { t } = useText('orders')
  const { form, stops } = useFuturesTicket()
  const { type } = form.draft
  if (!isStop(type) || stops.length < 2) return null
  return (
    <Segment
      label={t('stop.kind')}
      size="small"
      value={type}
      onValueChange={(next) => form.set({ type: next })}
      options={stops.map((stop) => ({ value: stop, label: t(`kind.${stop}`) }))}
    />
  )
}

/**
 * The field for the trigger price of a stop order, and a select for the price type (last or mark) that must reach it.
 * Renders nothing for other orders.
 */
export function FuturesTicketStopTrigger() {
  const ticket = useFuturesTicket()
  const { form, market } = ticket
  const { type, trigger, triggerBy } = form.draft
  if (!isStop(type)) return null
  return (
    <TriggerField
      ticket={ticket}
      value={trigger}
      reference={triggerBy === 'mark' ? market.mark : (market.last ?? market.mark)}
      unit={<TriggerBySelect form={form} />}
      onValueChange={(next) => form.set({ trigger: next })}
    />
  )
}

/** The limit price of a stop limit order. */
export function StopLimitPrice() {
  const ticket = useFuturesTicket()
  const { price, trigger } = ticket.form.draft
  const beside = useBesideTrigger()
  return (
    <StopLimitField
      ticket={ticket}
      value={price}
      reference={ticket.market.last}
      hint={beside(price, trigger)}
    />
  )
}

/**
 * Returns a function that formats the condition on which an accepted stop order fires, for example
 * "Last ≥ 60,500.0". The function returns null for other orders.
 */
export function useTriggerCondition({ tick }: Pick<Rules, 'tick'>): (order: FuturesOrder) => string | null {
  const { t } = useText('futures')
  const format = useFormat()
  return ({ trigger_price, trigger_when, trigger_by }) => {
    if (trigger_price === null || trigger_when === null) return null
    const key = `${trigger_by ?? 'last'}${trigger_when === 'rises' ? 'Rises' : 'Falls'}` as const
    return t(`orders.${key}`, { price: format.price(trigger_price, tick) })
  }
}

/**
 * Returns a function that describes a stop order in one sentence, for example "When the mark price rises to 60,500.0 or
 * higher, buy 0.1 BTC at the market price." The function returns null for other orders.
 */
export function useStopSentence(market: FuturesMarket): (order: FuturesRequest) => string | null {
  const { t } = useText('futures')
  const format = useFormat()
  const texts = usePairTexts(market.rules)
  const at = (price: string) => format.price(price, market.rules.tick)
  return ({ type, side, price, quantity, trigger_price: trigger, trigger_by: by = 'last' }) => {
    if (!isStop(type) || trigger === undefined || quantity === undefined) return null
    const when = triggerWhen(trigger, by === 'mark' ? market.mark : (market.last ?? market.mark))
    if (when === null) return null
    const amount = texts.base(quantity)
    const action =
      price === undefined
        ? t(`condition.${side}Market`, { amount })
        : t(`condition.${side}Limit`, { amount, price: at(price) })
    const key = `${by}${when === 'rises' ? 'Rises' : 'Falls'}` as const
    return t(`condition.${key}`, { price: at(trigger), action })
  }
}
