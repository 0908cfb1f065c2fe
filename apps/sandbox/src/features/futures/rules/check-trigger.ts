import { compare, type Decimal } from '@bourselet/sdk/money'
import type { Side } from '../../../engine/order.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft } from '../futures-order.ts'
import type { ContractMarket } from './contract-market.ts'
import { checkTick } from './filters.ts'

/** 5326 for the take profit and stop loss that ride on an order: by its limit, or the last price for a market order. */
export function checkAttached(market: ContractMarket, draft: FuturesDraft, mark: Decimal): Refusal | null {
  const reference = draft.price ?? market.lastPrice ?? mark
  const closing = draft.side === 'buy' ? 'sell' : 'buy'
  return (
    checkOne(market, 'take_profit', 'tp', closing, draft.takeProfit, reference) ??
    checkOne(market, 'stop_loss', 'sl', closing, draft.stopLoss, reference)
  )
}

/** 5326 for an order of type tp or sl: by the last price, and by the mark price where that one fires it. */
export function checkTrigger(market: ContractMarket, draft: FuturesDraft, mark: Decimal): Refusal | null {
  const { type, side, triggerPrice, triggerBy } = draft
  const by = (reference: Decimal) =>
    checkOne(market, 'trigger_price', type as 'tp' | 'sl', side, triggerPrice, reference)
  return by(market.lastPrice ?? mark) ?? (triggerBy === 'mark' ? by(mark) : null)
}

/** Long: take profit above the reference, stop loss below it; short reversed. */
function checkOne(
  market: ContractMarket,
  field: string,
  type: 'tp' | 'sl',
  closing: Side,
  price: Decimal | null,
  reference: Decimal,
): Refusal | null {
  if (price === null) return null
  const off = checkTick(market.rules, field, price)
  if (off !== null) return off
  const above = (type === 'tp') === (closing === 'sell')
  const order = compare(price, reference)
  if (above ? order > 0 : order < 0) return null
  return new Refusal('TRIGGER_PRICE', { field })
}
