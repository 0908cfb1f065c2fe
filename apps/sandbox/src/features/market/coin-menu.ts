import type { Request, Schema } from '@bourselet/openapi'
import { compare } from '@bourselet/sdk/money'

type SymbolInfo = Schema<'SymbolInfo'>
type Menu = Request<'market.coins'>

const ORDERS: Record<NonNullable<Menu['sort']>, (a: SymbolInfo, b: SymbolInfo) => number> = {
  symbol: (a, b) => (a.symbol < b.symbol ? -1 : 1),
  last: (a, b) => compare(a.last, b.last),
  change: (a, b) => compare(a.change_pct, b.change_pct),
  turnover: (a, b) => compare(a.turnover_24h, b.turnover_24h),
}

/**
 * Returns the symbols of the requested product and quote coin that contain the keyword in their symbol, base coin or
 * name, ignoring case. The list has the requested sort order.
 */
export function coinMenu(
  symbols: SymbolInfo[],
  { keyword = '', product, quote, sort, dir }: Menu,
): SymbolInfo[] {
  const wanted = keyword.trim().toLowerCase()
  const found = symbols.filter(
    (one) =>
      (product === undefined || one.product === product) &&
      (quote === undefined || one.quote === quote) &&
      [one.symbol, one.base, one.name].some((text) => text.toLowerCase().includes(wanted)),
  )
  if (!sort) return found
  const sign = dir === 'desc' ? -1 : 1
  return found.sort((a, b) => sign * ORDERS[sort](a, b))
}
