import { owed } from '../amount.ts'
import { compare, max, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'
import { initialMargin } from './liquidation-price.ts'
import { maintenanceMargin, type Tier } from './maintenance.ts'
import { signed } from './position-side.ts'

/** What an order trades, at whatever prices: `notional` = sum(price x q). */
export interface TradedAtMark {
  side: 'buy' | 'sell'
  qty: Decimal
  notional: Decimal
  mark_price: Decimal
}

/**
 * Open loss: what an order loses at mark the moment it trades, UP8(max(0, s x (notional - q x mark))), s = +1 for a
 * buyer. An order costs its reserve (`orderReserve`) and this, or two members could trade far from the mark price and
 * leave the loss to the insurance (chosen, as large exchanges count order cost; without mark prices rulebook 9 says
 * nothing of it).
 */
export function openLoss({ side, qty, notional, mark_price }: TradedAtMark): Decimal {
  const beyond = sub(notional, mul(qty, mark_price))
  return owed(max('0', signed(side === 'buy' ? 'long' : 'short', beyond)))
}

/**
 * The highest leverage, up to the one asked for, at which an isolated position opened like this is not liquidated at
 * once: its initial margin less the open loss exceeds the maintenance margin at mark. 0 where there is none.
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
