import type { Schema } from '@bourselet/openapi'
import { type Decimal, div, isZero } from '@bourselet/sdk/money'
import { amountView, averageView, contractOf, priceView } from './contract-view.ts'
import type { FuturesFill, FuturesOrder, FuturesReason } from './futures-order.ts'

type OrderView = Schema<'FuturesOrder'>

/** An order in the contract's words. */
export function orderView(order: FuturesOrder): OrderView {
  const contract = contractOf(order.symbol)
  const price = (value: Decimal | null) => (value === null ? null : priceView(value, contract))
  const { filled, quoteFilled } = order
  const triggered = order.triggerPrice !== null || order.takeProfit !== null || order.stopLoss !== null
  return {
    order_no: order.orderNo,
    client_order_id: order.clientOrderId,
    symbol: order.symbol,
    side: order.side,
    type: order.type,
    price: price(order.price),
    quantity: order.quantity === null ? null : amountView(order.quantity),
    filled: amountView(filled),
    quote_filled: amountView(quoteFilled),
    avg_price: isZero(filled) ? '0' : averageView(div(quoteFilled, filled, 8, 'HALF_UP')),
    fee: amountView(order.fee),
    fee_coin: contract.quote,
    leverage: order.leverage,
    margin_mode: order.marginMode,
    reduce_only: order.reduceOnly,
    tif: order.timeInForce,
    stp: order.selfTrade,
    trigger_price: price(order.triggerPrice),
    trigger_by: triggered ? order.triggerBy : null,
    take_profit: price(order.takeProfit),
    stop_loss: price(order.stopLoss),
    position_effect: order.positionEffect,
    liquidation: order.liquidation,
    status: order.status,
    reason: reasonView(order.reason),
    created_at: order.createdAt,
    updated_at: order.updatedAt,
  }
}

/** One trade of an order in the contract's words. */
export function fillView(fill: FuturesFill): Schema<'Fill'> {
  const contract = contractOf(fill.order.symbol)
  return {
    trade_id: fill.tradeId,
    price: priceView(fill.price, contract),
    qty: amountView(fill.quantity),
    fee: amountView(fill.fee),
    fee_coin: contract.quote,
    liquidity: fill.liquidity,
    ts: fill.ts,
  }
}

function reasonView(reason: FuturesReason | null): OrderView['reason'] {
  // The contract names reasons of the exchange only: that a member cancelled is told by the status.
  if (reason === 'user') return null
  // The other leg ends because its twin closes the position.
  if (reason === 'position_gone' || reason === 'other_leg') return 'position_closed'
  return reason
}
