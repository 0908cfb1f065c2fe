import { add, compare, div, isMultiple, max, mul, roundToStep } from '@bourselet/sdk/money'
import type { SymbolInfo } from './market-facts.ts'

/** Price and quantity of an order. */
export interface Terms {
  price: string
  quantity: string
}

/**
 * Returns a buy order far below the market: in the middle between the reference price and the lowest price that the
 * band allows, with a quantity that is a little above the smallest one.
 */
export function farBuy(symbol: SymbolInfo, reference: string): Terms {
  const share = div(add(symbol.price_band.min, '1'), '2', 8, 'DOWN')
  const price = roundToStep(mul(reference, share), symbol.tick, 'DOWN')
  const worth = div(mul(symbol.min_notional, '1.1'), price, 12, 'UP')
  return { price, quantity: roundToStep(max(worth, symbol.min_qty), symbol.step, 'UP') }
}

/** Returns a price with one more decimal than the tick allows; null if amounts cannot have so many. */
export function offTick({ tick }: SymbolInfo, { price }: Terms): string | null {
  const off = add(price, div(tick, '10', 8, 'DOWN'))
  return compare(off, price) === 0 || isMultiple(off, tick) ? null : off
}

/** Returns a quantity with one more decimal than the step allows; null if amounts cannot have so many. */
export function offStep({ step }: SymbolInfo, { quantity }: Terms): string | null {
  const off = add(quantity, div(step, '10', 8, 'DOWN'))
  return compare(off, quantity) === 0 || isMultiple(off, step) ? null : off
}
