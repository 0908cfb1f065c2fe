import type { SpotTrades } from '../../exchange/capabilities.ts'
import { orderOf } from './order-rows.ts'
import { fillView } from './order-view.ts'

/** Returns the member's fills of the given trades, by trade id, for the account statement. */
export const spotTrades: SpotTrades = async (reader, memberId, tradeIds) => {
  if (tradeIds.length === 0) return new Map()
  // The query `fill` is materialized, so PostgreSQL reads the fills of the given trades first: at most two for each
  // trade. Otherwise, PostgreSQL could start with all orders of the member, and a member can have many orders.
  const rows = await reader
    .with(
      (cte) => cte('fill').materialized(),
      (db) => db.selectFrom('spot_fills').selectAll().where('trade_id', 'in', tradeIds),
    )
    .selectFrom('fill')
    .innerJoin('spot_orders as it', 'it.id', 'fill.order_id')
    .selectAll('it')
    .select(['fill.trade_id', 'fill.price as fill_price', 'fill.quantity as fill_quantity'])
    .select(['fill.fee as fill_fee', 'fill.liquidity', 'fill.ts'])
    .where('it.member_id', '=', memberId)
    .execute()
  return new Map(
    rows.map((row) => {
      const order = orderOf(row)
      const { trade_id: tradeId, fill_price: price, fill_quantity: quantity, fill_fee: fee } = row
      const fill = fillView({ tradeId, order, price, quantity, fee, liquidity: row.liquidity, ts: row.ts })
      return [tradeId, { ...fill, order_no: order.orderNo, symbol: order.symbol, side: order.side }]
    }),
  )
}
