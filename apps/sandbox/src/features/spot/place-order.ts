import { Refusal } from '../../refusals/refusal.ts'
import { acceptedOrder, checkCount, engineOrder, hold, match, type Placed } from './accept-order.ts'
import type { EngineContext } from './engine-context.ts'
import { placeOco, placeStop } from './place-stop.ts'
import { requiredHold } from './settle-trade.ts'
import type { SpotMarket } from './spot-market.ts'
import { isConditional, type OrderDraft } from './spot-order.ts'
import { checkFilters } from './spot-rules.ts'

/**
 * Places an order (docs/rules.md#spot-orders): checks the order filters and the funds, freezes the funds, matches the
 * order and books the trades. Returns a refusal if a check fails; then nothing has changed. `last` is the reference
 * price of the filters, in units of 1e-8.
 */
export function placeOrder(
  market: SpotMarket,
  draft: OrderDraft,
  context: EngineContext,
  last = market.lastPrice,
): Placed | Refusal {
  if (draft.ocoStop !== null) return placeOco(market, draft, draft.ocoStop, context, last)
  if (isConditional(draft)) return placeStop(market, draft, context, last)
  const { rules, book } = market
  const rests = draft.type === 'limit' && draft.timeInForce !== 'IOC' && draft.timeInForce !== 'FOK'
  const refused = (rests ? checkCount(market, draft, 1) : null) ?? checkFilters(rules, draft, last)
  if (refused !== null) return refused

  const order = acceptedOrder(rules.terms.symbol, draft, context)
  const asked = engineOrder(market, order)
  const outlook = book.outlook(asked)
  if (outlook.refusal !== null) return new Refusal(outlook.refusal)
  if (!outlook.killed) {
    const unpaid = hold(market, order, requiredHold(rules, order, outlook.cost), context)
    if (unpaid !== null) return unpaid
  }
  return { order, otherLeg: null, effect: match(market, order, asked, context) }
}
