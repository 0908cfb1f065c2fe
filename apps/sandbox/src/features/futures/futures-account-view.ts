import type { Schema } from '@bourselet/openapi'
import {
  abs,
  add,
  amount,
  bracketOf,
  compare,
  type Decimal,
  entryPrice,
  fromUnits,
  isNegative,
  mul,
  type PositionAtMark,
  sub,
} from '@bourselet/sdk/money'
import { contracts } from '../../prices/contracts.ts'
import { contractOf } from './contract-view.ts'
import type { OpenPosition } from './futures-position.ts'
import type { FuturesVenue } from './venue-port.ts'

/** The ratio once nothing is left: the account is being taken over. */
const LOST = '100.00'

/** A position as the formulas take it; until there is a mark price it stands at its entry. */
export function atMark(venue: FuturesVenue, position: OpenPosition): PositionAtMark {
  const entry = entryPrice(position)
  if (entry === null) throw new Error(`the position of ${position.memberId} in ${position.symbol} is empty`)
  return {
    side: isNegative(position.quantity) ? 'short' : 'long',
    qty: abs(position.quantity),
    entry_price: entry,
    mark_price: venue.markOf(position.symbol)?.mark ?? entry,
    leverage: position.leverage,
    tiers: contractOf(position.symbol).tiers,
  }
}

/** The cash of a member without isolated margins (F-ACC); below zero when a debt exceeds it. */
export function walletOf(venue: FuturesVenue, memberId: number): Decimal {
  const { available, frozen, debt } = venue.cash(memberId)
  return fromUnits(available + frozen - debt)
}

/** The ratio as it is shown: without an equity it is either lost or there is nothing to lose. */
export function ratioView(ratio: Decimal | null, liquidate: boolean): Decimal {
  return ratio ?? (liquidate ? LOST : '0.00')
}

/** The futures account in the contract's words. */
export function accountView(
  venue: FuturesVenue,
  memberId: number,
  takerRate: Decimal,
): Schema<'FuturesAccount'> {
  const { liquidate, margin_ratio_pct, ...figures } = venue.figures(memberId, takerRate)
  const isolated = venue.positions(memberId).filter(({ marginMode }) => marginMode === 'isolated')
  return {
    coin: 'USDT',
    wallet_balance: walletOf(venue, memberId),
    isolated_margin: amount(isolated.map(({ margin }) => margin).reduce(add, '0')),
    ...figures,
    margin_ratio_pct: ratioView(margin_ratio_pct, liquidate),
    settings: contracts.map(({ symbol }) => {
      const { marginMode, leverage } = venue.setting(memberId, symbol)
      const max_leverage = maxLeverage(venue, memberId, symbol)
      return { symbol, margin_mode: marginMode, leverage, max_leverage }
    }),
  }
}

/** Of the bracket that holds what the member has and wants in a symbol (rulebook 9). */
function maxLeverage(venue: FuturesVenue, memberId: number, symbol: string): number {
  const { tiers } = contractOf(symbol)
  const position = venue.position(memberId, symbol)
  const held = position === undefined ? null : atMark(venue, position)
  const wanted = venue
    .openOrders(memberId)
    .filter((order) => order.symbol === symbol && !order.reduceOnly)
    .map(({ price, quantity, filled }) => mul(price ?? '0', sub(quantity ?? '0', filled)))
  const notional = wanted.reduce(add, held === null ? '0' : mul(held.qty, held.mark_price))
  if (compare(notional, '0') === 0) return tiers[0]!.max_leverage
  return (bracketOf(notional, tiers) ?? tiers.at(-1)!).max_leverage
}
