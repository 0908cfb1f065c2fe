import { add, compare, div, isMultiple, max, mul, roundToStep } from '@bourselet/sdk/money'
import type { SymbolInfo } from './market-facts.ts'

/** Price and quantity of an order. */
export interface Terms {
  price: string
  quantity: string
}

/**
 * Returns price and quantity of a buy order far below the market. The price is halfway between the reference
 * price and the lowest price that the price band allows. The quantity is slightly above the minimum.
 */
export function farBuy(symbol: SymbolInfo, reference: string): Terms {
  const share = div(add(symbol.price_band.min, '1'), '2', 8, 'DOWN')
  const price = roundToStep(mul(reference, share), symbol.tick, 'DOWN')
  const worth = div(mul(symbol.min_notional, '1.1'), price, 12, 'UP')
  return { price, quantity: roundToStep(max(worth, symbol.min_qty), symbol.step, 'UP') }
}

/** Returns a price with one decimal more than the tick has; null if an amount cannot have so many decimals. */
export function offTick({ tick }: SymbolInfo, { price }: Terms): string | null {
  const off = add(price, div(tick, '10', 8, 'DOWN'))
  return compare(off, price) === 0 || isMultiple(off, tick) ? null : off
}

/**
 * Returns a quantity with one decimal more than the step has; null if an amount cannot have so many decimals.
 */
export function offStep({ step }: SymbolInfo, { quantity }: Terms): string | null {
  const off = add(quantity, div(step, '10', 8, 'DOWN'))
  return compare(off, quantity) === 0 || isMultiple(off, step) ? null : off
}
