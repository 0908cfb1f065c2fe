import { owed } from '../amount.ts'
import { compare, max, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'
import { initialMargin } from './liquidation-price.ts'
import { maintenanceMargin, type Tier } from './maintenance.ts'
import { signed } from './position-side.ts'

/** The quantity and prices that an order trades: `notional` = sum(price x q). */
export interface TradedAtMark {
  side: 'buy' | 'sell'
  qty: Decimal
  notional: Decimal
  mark_price: Decimal
}

/**
 * Returns the open loss: the loss of an order at mark the moment it trades, UP8(max(0, s x (notional - q x
 * mark))), s = +1 for a buyer. An order costs its reserve (`orderReserve`) plus this; otherwise two members
 * could trade far from the mark price and leave the loss to the insurance fund. Large exchanges count order
 * cost the same way.
 */
export function openLoss({ side, qty, notional, mark_price }: TradedAtMark): Decimal {
  const beyond = sub(notional, mul(qty, mark_price))
  return owed(max('0', signed(side === 'buy' ? 'long' : 'short', beyond)))
}

/**
 * Returns the highest leverage, up to the requested one, at which an isolated position opened like this is
 * not liquidated at once: its initial margin less the open loss exceeds the maintenance margin at mark. 0 if
 * there is none.
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
