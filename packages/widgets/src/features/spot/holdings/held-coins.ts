import {
  applyTrade,
  compare,
  type Decimal,
  type HoldingTrade,
  holdingWithin,
  isZero,
  mul,
  NO_HOLDING,
  type SpotHolding,
  sub,
} from '@bourselet/sdk/money'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'

/** The coin in which holdings are valued. Only trades against it have a known cost. */
export const VALUE_COIN = 'USDT'

/** A coin of the spot account, with the part of its balance whose cost follows from the member's trades. */
export type HeldCoin = {
  coin: string
  total: Decimal
  frozen: Decimal
  /** The index price of the coin in USDT. */
  index: Decimal
  /** The pair of the coin and USDT; undefined if the exchange lists no such pair. */
  market: SymbolInfo | undefined
  known: SpotHolding
}

type Balances = Wallet['list']

/**
 * Returns the coins of the spot account except USDT, those with the highest value first. `orders` are the member's
 * orders with their trades.
 */
export function heldCoins(
  balances: Balances,
  orders: readonly SpotOrder[],
  symbols: readonly SymbolInfo[],
): HeldCoin[] {
  return balances
    .filter(({ account, coin, total }) => account === 'spot' && coin !== VALUE_COIN && !isZero(total))
    .toSorted((a, b) => compare(b.value_usdt, a.value_usdt))
    .map(({ coin, total, frozen, price_usdt: index }) => {
      const market = symbols.find(({ base, quote }) => base === coin && quote === VALUE_COIN)
      const trades = market ? tradesOf(orders.filter(({ symbol }) => symbol === market.symbol)) : []
      const known = holdingWithin(trades.reduce(applyTrade, NO_HOLDING), total)
      return { coin, total, frozen, index, market, known }
    })
}

type Timed = HoldingTrade & { ts: number; id: number }

/** Returns the trades of orders of one pair, oldest first. */
function tradesOf(orders: readonly SpotOrder[]): HoldingTrade[] {
  return orders.flatMap(tradesOfOrder).sort((a, b) => a.ts - b.ts || a.id - b.id)
}

/**
 * Returns the trades of an order. An answer lists a limited number of trades, the newest ones. The older trades count as
 * one trade: at the creation time of the order, or at its last change if none of its trades is listed. The amounts of this
 * trade are those of the order less those of the listed trades.
 */
function tradesOfOrder({ side, fills = [], ...order }: SpotOrder): Timed[] {
  const listed = fills.map(({ trade_id: id, ts, price, qty, fee }) => ({
    ...{ side, id, ts, qty, fee },
    total: mul(price, qty),
  }))
  const rest = listed.reduce(
    (left, { qty, total, fee }) => ({
      qty: sub(left.qty, qty),
      total: sub(left.total, total),
      fee: sub(left.fee, fee),
    }),
    { qty: order.filled, total: order.quote_filled, fee: order.fee },
  )
  return isZero(rest.qty)
    ? listed
    : [{ ...rest, side, id: 0, ts: listed.length > 0 ? order.created_at : order.updated_at }, ...listed]
}
