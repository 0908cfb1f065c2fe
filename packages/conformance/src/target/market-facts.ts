import type { Data, Schema } from '@bourselet/openapi'
import { NotChecked } from './not-checked.ts'
import type { Target } from './target.ts'

export type SymbolInfo = Schema<'SymbolInfo'>

/** Returns the symbols of the exchange, which are read once in a run. */
export function coinMenu(target: Target): Promise<Data<'market.coins'>> {
  return target.once('coins', () => target.data('market.coins', {}))
}

const nameOf = (target: Target) => target.options.symbol?.toUpperCase()

/**
 * Returns the symbol that the options of the run contain, if it belongs to the product. Otherwise returns the product's
 * first symbol with the status `trading`; null if there is none.
 */
export async function symbolOf(target: Target, product: 'spot' | 'futures'): Promise<SymbolInfo | null> {
  const rows = (await coinMenu(target)).filter((row) => row.product === product)
  const named = rows.find(({ symbol }) => symbol === nameOf(target))
  return named ?? rows.find(({ status }) => status === 'trading') ?? null
}

/**
 * Returns the spot symbol whose market data are checked. Throws NotChecked if no spot symbol is traded.
 */
export async function spotSymbol(target: Target): Promise<SymbolInfo> {
  const found = await symbolOf(target, 'spot')
  if (!found) throw new NotChecked('market.coins lists no spot symbol')
  return found
}

/**
 * Returns the futures contract whose market data are checked. Throws NotChecked if no contract is
 * traded.
 */
export async function futuresSymbol(target: Target): Promise<SymbolInfo> {
  const found = await symbolOf(target, 'futures')
  if (!found) throw new NotChecked('market.coins lists no futures symbol')
  return found
}
