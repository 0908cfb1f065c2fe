import type { Tier } from '@bourselet/sdk/money'
import { FUTURES_BOUNDS, type Listing, type ListingRow, listing } from './listings.ts'
import { tiersOf } from './margin-tiers.ts'

/** A perpetual contract with margin in USDT, and its trading rules (docs/rules.md#futures). */
export interface Contract extends Listing {
  maxLeverage: number
  /** Brackets of the position size with their margin rates, in ascending order. */
  tiers: readonly Tier[]
}

/** Margin mode and leverage of a contract, until the member changes them. */
export const DEFAULT_MARGIN = { mode: 'cross', leverage: 20 } as const

// The minimum order value of 5 USDT is the same as in spot trading.
const ROWS: ListingRow[] = [
  ['BTC', 'USDT', '0.1', '0.001', '1000', '5'],
  ['ETH', 'USDT', '0.01', '0.001', '10000', '5'],
  ['SOL', 'USDT', '0.01', '0.1', '100000', '5'],
  ['LTC', 'USDT', '0.01', '0.001', '100000', '5'],
  ['XRP', 'USDT', '0.0001', '0.1', '10000000', '5'],
  ['TRX', 'USDT', '0.00001', '1', '10000000', '5'],
  ['DOGE', 'USDT', '0.00001', '1', '10000000', '5'],
]

/** All contracts, in the order of the coin menu. */
export const contracts: readonly Contract[] = ROWS.map((row) => {
  const terms = listing(row, FUTURES_BOUNDS)
  const tiers = tiersOf(terms.symbol)
  return { ...terms, tiers, maxLeverage: tiers[0]!.max_leverage }
})

const bySymbol = new Map(contracts.map((one) => [one.symbol, one]))

/** Returns the contract with this symbol; undefined if there is none. */
export function findContract(symbol: string): Contract | undefined {
  return bySymbol.get(symbol)
}
