import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairs } from '../../../shared/orders/use-pairs.ts'

type Triggered = Pick<SpotOrder, 'symbol' | 'trigger_price' | 'trigger_when'>

/** Returns a function that formats the trigger of an order, for example "≤ 51,900.00"; null without a trigger. */
export function useTriggerText(): (order: Triggered) => string | null {
  const format = useFormat()
  const { pairOf } = usePairs('spot')
  return ({ symbol, trigger_price, trigger_when }) =>
    trigger_price === null
      ? null
      : `${trigger_when === 'rises' ? '≥' : '≤'}\u00a0${format.price(trigger_price, pairOf(symbol).tick)}`
}

/** The trigger of an order. For a trailing stop, the trail is shown before the trigger. */
export function Trigger({ order }: { order: SpotOrder }) {
  const format = useFormat()
  const text = useTriggerText()(order)
  if (text === null) return <span className="bl-orders__quiet">—</span>
  return (
    <span className="bl-orders__trigger">
      {order.trail_pct !== null && (
        <span className="bl-orders__quiet">{format.percent(order.trail_pct)}</span>
      )}
      <span className="bl-numbers">{text}</span>
    </span>
  )
}
