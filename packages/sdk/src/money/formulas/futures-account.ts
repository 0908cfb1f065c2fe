import { amount, owed, percent } from '../amount.ts'
import { add, compare, isNegative, isZero, mul, sub } from '../decimal.ts'
import { max, min } from '../min-max.ts'
import type { Decimal } from '../units.ts'
import { initialMargin } from './liquidation-price.ts'
import { maintenanceMargin } from './maintenance.ts'
import { type PositionAtMark, unrealizedPnl } from './position-metrics.ts'

/** An open order that reserves margin. Reduce-only orders reserve no margin and are not included. */
export interface OrderReserve {
  price: Decimal
  qty: Decimal
  leverage: number
  /**
   * The loss that the order would have at the mark price at the moment it trades (`openLoss`). It is reserved
   * in addition to the margin.
   */
  open_loss?: Decimal
}

export interface FuturesAccountFigures {
  cross_equity: Decimal
  cross_upnl: Decimal
  position_margin: Decimal
  /** Sum of the margins, fees and open losses that the orders reserve. */
  order_margin: Decimal
  available: Decimal
  max_transfer_out: Decimal
  maintenance_margin: Decimal
  margin_ratio_pct: Decimal | null
  liquidate: boolean
}

/** Returns the sum of the margin and the taker fee that an order reserves, each rounded UP to 8 decimals. */
export function orderReserve(order: OrderReserve, takerRate: Decimal): Decimal {
  const fee = owed(mul(mul(order.price, order.qty), takerRate))
  return add(initialMargin(order.price, order.qty, order.leverage), fee)
}

/**
 * Returns the figures of the futures account. `wallet` is the cash without the margins of isolated positions;
 * `positions` are the cross positions only. Unrealized profit can be used for trading, but cannot be transferred out.
 * After a transfer out, at least the maintenance margin remains in the account.
 */
export function futuresAccount(
  wallet: Decimal,
  positions: readonly PositionAtMark[],
  orders: readonly OrderReserve[],
  takerRate: Decimal,
): FuturesAccountFigures {
  const sum = (values: Decimal[]) => values.reduce(add, '0')
  const pnl = sum(positions.map(unrealizedPnl))
  const margin = sum(positions.map((it) => initialMargin(it.mark_price, it.qty, it.leverage)))
  const maintenance = sum(positions.map((it) => maintenanceMargin(mul(it.qty, it.mark_price), it.tiers)))
  const reserved = sum(orders.map((order) => add(orderReserve(order, takerRate), order.open_loss ?? '0')))
  const equity = add(wallet, pnl)
  const kept = add(max(margin, maintenance), reserved)
  const gone = isZero(equity) || isNegative(equity)
  return {
    cross_equity: amount(equity),
    cross_upnl: amount(pnl),
    position_margin: amount(margin),
    order_margin: amount(reserved),
    available: amount(max('0', sub(equity, add(margin, reserved)))),
    max_transfer_out: amount(max('0', sub(min(equity, wallet), kept))),
    maintenance_margin: amount(maintenance),
    margin_ratio_pct: gone ? null : percent(maintenance, equity),
    liquidate: !isZero(maintenance) && compare(equity, maintenance) <= 0,
  }
}
