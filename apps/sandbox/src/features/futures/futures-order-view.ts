import type { Schema } from '@bourselet/openapi'
import { type Decimal, divRound, fromUnits } from '@bourselet/sdk/money'
import { type Contract, findContract } from '../../prices/contracts.ts'
import { listedFills } from '../../trading/fills.ts'
import type { FuturesFill, FuturesOrder, FuturesReason } from './futures-order.ts'

const ONE = 100_000_000n

type OrderView = Schema<'FuturesOrder'>

/** Returns an order in the format of the API. */
export function orderView(order: FuturesOrder): OrderView {
  const contract = contractOf(order.symbol)
  const price = (value: bigint | null) => (value === null ? null : priceView(value, contract))
  const { filled, quoteFilled } = order
  const triggered = order.triggerPrice !== null || order.takeProfit !== null || order.stopLoss !== null
  return {
    order_no: order.orderNo,
    client_order_id: order.clientOrderId,
    symbol: order.symbol,
    side: order.side,
    type: order.type,
    price: price(order.price),
    quantity: order.quantity === null ? null : fromUnits(order.quantity),
    filled: fromUnits(filled),
    quote_filled: fromUnits(quoteFilled),
    avg_price: filled === 0n ? '0' : averageView(divRound(quoteFilled * ONE, filled, 'HALF_UP')),
    fee: fromUnits(order.fee),
    fee_coin: contract.quote,
    leverage: order.leverage,
    margin_mode: order.marginMode,
    reduce_only: order.reduceOnly,
    tif: order.timeInForce,
    stp: order.selfTrade,
    trigger_price: price(order.triggerPrice),
    trigger_when: order.triggerWhen,
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

/** Returns the newest fills of an order, at most 1,000, in the format of the API. */
export const fillViews = (fills: readonly FuturesFill[]): Schema<'Fill'>[] => listedFills(fills).map(fillView)

/** Returns one trade of an order in the format of the API. */
export function fillView(fill: FuturesFill): Schema<'Fill'> {
  const contract = contractOf(fill.order.symbol)
  return {
    trade_id: fill.tradeId,
    price: priceView(fill.price, contract),
    qty: fromUnits(fill.quantity),
    fee: fromUnits(fill.fee),
    fee_coin: contract.quote,
    liquidity: fill.liquidity,
    ts: fill.ts,
  }
}

function reasonView(reason: FuturesReason | null): OrderView['reason'] {
  // In the API, `reason` is set only for an order that the exchange ended. An order that the member canceled has
  // the status `cancelled` and no reason.
  if (reason === 'user') return null
  // The API reports `position_closed` in two cases. Either no position is left to reduce, or the position was closed by
  // its take profit or stop loss. In the second case, the other of these two orders has ended.
  if (reason === 'position_gone' || reason === 'other_leg') return 'position_closed'
  return reason
}

/** Returns the contract that a stored order or position belongs to. */
export function contractOf(symbol: string): Contract {
  const contract = findContract(symbol)
  if (contract === undefined) throw new Error(`${symbol} is no contract`)
  return contract
}

/** Formats a price with the number of decimals of the contract's tick. */
export function priceView(price: bigint, { priceScale }: Contract): Decimal {
  return fromUnits(divRound(price, 10n ** BigInt(8 - priceScale), 'HALF_UP'), priceScale)
}

/** Formats an average price with up to 8 decimals. */
export function averageView(price: bigint): Decimal {
  return fromUnits(price, 8, false)
}
