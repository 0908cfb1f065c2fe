import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import type { Condition } from './condition.ts'
import type { OrderRequest } from './model.ts'

/**
 * Returns a function that describes a conditional order in plain sentences, for example "When the last price
 * falls to 51,900.00 or lower, sell 0.0642 BTC at 51,850.00 or better." It returns null for an order without a
 * condition.
 */
export function useConditionTexts({
  rules,
}: Pick<OrderMarket, 'rules'>): (order: OrderRequest, condition: Condition | null) => string[] | null {
  const { t } = useText('spot')
  const format = useFormat()
  const texts = usePairTexts(rules)
  const at = (price: string) => format.price(price, rules.tick)
  const deal = ({ side, quantity, total }: OrderRequest, price: string | undefined): string => {
    const amount = quantity === undefined ? texts.exact(total ?? '0', 'quote') : texts.base(quantity)
    if (price !== undefined) return t(`condition.${side}.limit`, { amount, price: at(price) })
    return t(`condition.${side}.market`, { amount, coin: rules.base })
  }
  return (order, condition) => {
    if (!condition) return null
    const { type, price, stop_limit_price: stopPrice } = order
    const { trigger, when, trail } = condition
    if (trail !== null) {
      const action = deal(order, undefined)
      return [t(`condition.trail.${when}`, { trail: format.percent(trail), action, price: at(trigger) })]
    }
    const isOco = type === 'oco'
    const action = deal(order, isOco ? stopPrice : price)
    const stop = t(`condition.${when}`, { price: at(trigger), action })
    if (!isOco) return [stop]
    return [t('condition.oco.limit', { action: deal(order, price) }), stop, t('condition.oco.ends')]
  }
}
