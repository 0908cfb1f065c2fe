import type { Decimal } from '@bourselet/sdk/money'
import type { BourseletClient } from '../provider/client.ts'
import type { Product } from './live-tickers.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

/** A trade of the member in one market. */
export type OwnFill = {
  /** The order number and the id of the trade, joined. Together they identify the fill. */
  id: string
  side: 'buy' | 'sell'
  price: Decimal
  qty: Decimal
  ts: number
}

type Told = { trade_id: number; price: Decimal; qty: Decimal; ts: number }
type Filled = { order_no: string; side: 'buy' | 'sell'; fills?: Told[] }

const LIMIT = 100

/**
 * Returns the member's trades of the latest 100 orders in a market. Stream events add new ones. Reads nothing
 * while `enabled` is false.
 */
export function useOwnFills(product: Product, symbol: string, enabled: boolean): Call<OwnFill[]> {
  return useMemberCall(
    [`${product}.ownFills`, symbol],
    (sdk, options) => read(sdk, product, symbol, options),
    (fills, event) => withEvent(fills, event, product, symbol),
    { enabled },
  )
}

async function read(
  sdk: BourseletClient,
  product: Product,
  symbol: string,
  options: { signal: AbortSignal },
): Promise<OwnFill[]> {
  const asked = { symbol, page: 1, limit: LIMIT, with_fills: true }
  if (product === 'spot') return fillsOf((await sdk.spot.orders(asked, options)).list)
  const [open, ended] = await Promise.all([
    sdk.futures.orders({ ...asked, scope: 'open' }, options),
    sdk.futures.orders({ ...asked, scope: 'history' }, options),
  ])
  return fillsOf([...open.list, ...ended.list])
}

const fillOf = (order_no: string, side: Filled['side'], { trade_id, price, qty, ts }: Told): OwnFill => ({
  id: `${order_no}:${trade_id}`,
  side,
  price,
  qty,
  ts,
})

function fillsOf(orders: readonly object[]): OwnFill[] {
  return (orders as readonly Filled[]).flatMap(({ order_no, side, fills = [] }) =>
    fills.map((fill) => fillOf(order_no, side, fill)),
  )
}

/**
 * Returns the list of fills with the fill of an event added; the same list if the event contains no new fill.
 */
export function withEvent(fills: OwnFill[], event: MemberEvent, product: Product, symbol: string): OwnFill[] {
  if (event.kind !== (product === 'spot' ? 'fill' : 'futures_fill') || event.symbol !== symbol) return fills
  const fill = fillOf(event.order_no, event.side, event.fill)
  return fills.some(({ id }) => id === fill.id) ? fills : [...fills, fill]
}
