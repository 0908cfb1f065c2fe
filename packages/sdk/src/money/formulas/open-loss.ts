import { owed } from '../amount.ts'
import { compare, mul, sub } from '../decimal.ts'
import { max } from '../min-max.ts'
import type { Decimal } from '../units.ts'
import { initialMargin } from './liquidation-price.ts'
import { maintenanceMargin, type Tier } from './maintenance.ts'
import { signed } from './position-side.ts'

/** The total quantity and `notional`, sum(price x q), that an order trades, and the mark price. */
export interface TradedAtMark {
  side: 'buy' | 'sell'
  qty: Decimal
  notional: Decimal
  mark_price: Decimal
}

/**
 * Returns the open loss: the loss that an order has at the mark price when it trades. The open loss is UP8(max(0, s x
 * (notional - q x mark))), with s = 1 for a buyer and s = -1 for a seller. An order costs its reserve (`orderReserve`)
 * plus its open loss. If orders cost only their reserve, two members could trade with each other far from the mark
 * price. The insurance fund would then pay the loss of one of them. Large exchanges compute the cost of an order in the
 * same way.
 */
export function openLoss({ side, qty, notional, mark_price }: TradedAtMark): Decimal {
  const beyond = sub(notional, mul(qty, mark_price))
  return owed(max('0', signed(side === 'buy' ? 'long' : 'short', beyond)))
}

/**
 * Returns the highest leverage, up to the requested one, at which a new isolated position is not liquidated
 * at once: its initial margin less the open loss exceeds the maintenance margin at the mark price. Returns 0
 * if no leverage meets this condition.
 */
export function safeLeverage(opened: TradedAtMark, tiers: readonly Tier[], asked: number): number {
  const maintenance = maintenanceMargin(mul(opened.qty, opened.mark_price), tiers)
  const loss = openLoss(opened)
  for (let leverage = asked; leverage > 0; leverage--) {
    const margin = initialMargin(opened.notional, '1', leverage)
    if (compare(sub(margin, loss), maintenance) > 0) return leverage
  }
  return 0
}
