import { type Decimal, decimals, fromUnits, SCALE, toUnits } from '@bourselet/sdk/money'
import { MAX_LOTS } from '../engine/order.ts'

/** Limits for the distance between order prices and the market price. */
export interface PriceBounds {
  /**
   * Price band: the lowest and highest limit price, as multiples of the last price (spot) or the mark price
   * (futures).
   */
  band: { min: Decimal; max: Decimal }
  /** Maximum distance of the price of a market order from the best opposite price, as a fraction. */
  protection: Decimal
}

export const SPOT_BOUNDS: PriceBounds = { band: { min: '0.2', max: '5' }, protection: '0.05' }
export const FUTURES_BOUNDS: PriceBounds = { band: { min: '0.5', max: '1.5' }, protection: '0.05' }

/** A symbol of a product with its trading rules. Tick and step are powers of ten. */
export interface Listing {
  symbol: string
  base: string
  quote: string
  /** Name of the base coin. */
  name: string
  tick: Decimal
  step: Decimal
  minQty: Decimal
  maxQty: Decimal
  minNotional: Decimal
  bounds: PriceBounds
  /** Number of decimals of a price. */
  priceScale: number
  /** Quantity of one lot (one step) of the base coin, in units of 1e-8. */
  lotUnits: bigint
  /** Value of one tick × lot in the quote coin, in units of 1e-8. It is an integer, so price × quantity is exact. */
  crossUnits: bigint
}

const NAMES: Record<string, string> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  SOL: 'Solana',
  BNB: 'BNB',
  XRP: 'XRP',
  ADA: 'Cardano',
  DOGE: 'Dogecoin',
  LINK: 'Chainlink',
  LTC: 'Litecoin',
  TRX: 'TRON',
}

export type ListingRow = [
  base: string,
  quote: string,
  tick: Decimal,
  step: Decimal,
  maxQty: Decimal,
  minNotional: Decimal,
]

// The main pairs, and further pairs for which recordings exist.
const ROWS: ListingRow[] = [
  ['BTC', 'USDT', '0.01', '0.00001', '9000', '5'],
  ['ETH', 'USDT', '0.01', '0.0001', '9000', '5'],
  ['SOL', 'USDT', '0.01', '0.001', '90000', '5'],
  ['BNB', 'USDT', '0.01', '0.001', '90000', '5'],
  ['XRP', 'USDT', '0.0001', '0.1', '9000000', '5'],
  ['ADA', 'USDT', '0.0001', '0.1', '9000000', '5'],
  ['DOGE', 'USDT', '0.00001', '1', '9000000', '5'],
  ['LINK', 'USDT', '0.001', '0.01', '900000', '5'],
  ['LTC', 'USDT', '0.01', '0.001', '90000', '5'],
  ['TRX', 'USDT', '0.00001', '0.1', '9000000', '5'],
  ['ETH', 'BTC', '0.00001', '0.001', '9000', '0.0001'],
]

/** Creates a listing. Throws RangeError if price × quantity would not be an integer number of units of 1e-8. */
export function listing(
  [base, quote, tick, step, maxQty, minNotional]: ListingRow,
  bounds: PriceBounds = SPOT_BOUNDS,
): Listing {
  const spare = SCALE - decimals(tick) - decimals(step)
  if (spare < 0) throw new RangeError(`${base}${quote}: price times quantity would not be exact`)
  return {
    symbol: `${base}${quote}`,
    base,
    quote,
    name: NAMES[base] ?? base,
    tick,
    step,
    minQty: step,
    maxQty,
    minNotional,
    bounds,
    priceScale: decimals(tick),
    lotUnits: toUnits(step),
    crossUnits: 10n ** BigInt(spare),
  }
}

const listed = ROWS.map((row) => listing(row))

/** All spot symbols, in the order of the coin menu. */
export const listings: readonly Listing[] = listed

const bySymbol = new Map(listings.map((one) => [one.symbol, one]))

/** An additional pair that the operator lists. Both of its coins must be listed. */
export interface ExtraListing {
  symbol: string
  tick: Decimal
  /** Smallest increment of a quantity. */
  lot: Decimal
}

/**
 * Maximum quantity of an order of an additional pair. If MAX_LOTS lots are a smaller quantity, they are the maximum
 * instead.
 */
const MAX_QTY = '9000000'

const POWER_OF_TEN = /^(1|0\.0*1)$/

/**
 * Lists an additional pair. It must be called before an exchange opens. Throws RangeError if the symbol is not a pair
 * of two known coins. Also throws RangeError if the tick or the lot is not a power of ten up to 1, or if their product
 * is below 1e-8.
 */
export function listPair({ symbol, tick, lot }: ExtraListing): void {
  if (bySymbol.has(symbol)) return
  const coins = Object.keys(NAMES)
  const base = coins.find((coin) => coins.some((other) => other !== coin && coin + other === symbol))
  if (!base) throw new RangeError(`--list ${symbol}: no pair of two coins among ${coins.join(', ')}`)
  if (!POWER_OF_TEN.test(tick) || !POWER_OF_TEN.test(lot))
    throw new RangeError(`--list ${symbol}: --tick ${tick} and --lot ${lot} must be powers of ten up to 1`)
  if (decimals(tick) + decimals(lot) > SCALE)
    throw new RangeError(`--list ${symbol}: --tick x --lot must not be below 0.00000001, the smallest amount`)
  const most = BigInt(MAX_LOTS) * toUnits(lot)
  const maxQty = most < toUnits(MAX_QTY) ? fromUnits(most, SCALE, false) : MAX_QTY
  const added = listing([base, symbol.slice(base.length), tick, lot, maxQty, tick])
  listed.push(added)
  bySymbol.set(symbol, added)
}

/** Returns the listing of a symbol; undefined if it is not listed. */
export function findListing(symbol: string): Listing | undefined {
  return bySymbol.get(symbol)
}
