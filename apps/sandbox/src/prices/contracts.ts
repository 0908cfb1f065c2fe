import type { Tier } from '@bourselet/sdk/money'
import { FUTURES_BOUNDS, type Listing, type ListingRow, listing } from './listings.ts'
import { tiersOf } from './margin-tiers.ts'

/** A USDT-margined perpetual contract and its trading rules (rulebook 7 and 9). */
export interface Contract extends Listing {
  maxLeverage: number
  /** Brackets of position size, rising. */
  tiers: readonly Tier[]
}

/** Margin mode and leverage of a contract until the member sets them. */
export const DEFAULT_MARGIN = { mode: 'cross', leverage: 20 } as const

// The seven of the rulebook. Least order value 5 USDT, as in spot.
const ROWS: ListingRow[] = [
  ['BTC', 'USDT', '0.1', '0.001', '1000', '5'],
  ['ETH', 'USDT', '0.01', '0.001', '10000', '5'],
  ['SOL', 'USDT', '0.01', '0.1', '100000', '5'],
  ['LTC', 'USDT', '0.01', '0.001', '100000', '5'],
  ['XRP', 'USDT', '0.0001', '0.1', '10000000', '5'],
  ['TRX', 'USDT', '0.00001', '1', '10000000', '5'],
  ['DOGE', 'USDT', '0.00001', '1', '10000000', '5'],
]

/** Every contract, in the order of the coin menu. */
export const contracts: readonly Contract[] = ROWS.map((row) => {
  const terms = listing(row, FUTURES_BOUNDS)
  const tiers = tiersOf(terms.symbol)
  return { ...terms, tiers, maxLeverage: tiers[0]!.max_leverage }
})

const bySymbol = new Map(contracts.map((one) => [one.symbol, one]))

/** The contract of a symbol, undefined when there is none. */
export function findContract(symbol: string): Contract | undefined {
  return bySymbol.get(symbol)
}
