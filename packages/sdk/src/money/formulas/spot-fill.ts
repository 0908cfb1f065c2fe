import { type Decimal, fromUnits, mulUnits, toUnits } from '../units.ts'

/** One fill: price in the quote coin, quantity in the base coin, the fee rate as a fraction. */
export interface SpotFillInput {
  side: 'buy' | 'sell'
  price: Decimal
  qty: Decimal
  /** Maker or taker rate as a fraction. */
  rate: Decimal
}

/** What a fill books; the fee is UP 8 and taken from what is received. */
export interface SpotFill {
  notional: Decimal
  fee_coin: 'base' | 'quote'
  fee: Decimal
  /** What leaves the account: quote for a buyer, base for a seller. */
  paid: Decimal
  /** What arrives, fee already taken. */
  received: Decimal
}

/**
 * Fee on what a side receives, base for a buyer and notional for a seller. All three
 * numbers in units of 1e-8; UP, so that dust never trades free.
 */
export function spotFee(received: bigint, rate: bigint): bigint {
  return mulUnits(received, rate, 'UP')
}

/** One spot fill as it is booked for one of its two sides. */
export function spotFill({ side, price, qty, rate }: SpotFillInput): SpotFill {
  const quantity = toUnits(qty)
  // Exact: a listed symbol has no more than 8 decimals in price x quantity.
  const notional = mulUnits(toUnits(price), quantity, 'DOWN')
  const [paid, gross] = side === 'buy' ? [notional, quantity] : [quantity, notional]
  const fee = spotFee(gross, toUnits(rate))
  return {
    notional: fromUnits(notional),
    fee_coin: side === 'buy' ? 'base' : 'quote',
    fee: fromUnits(fee),
    paid: fromUnits(paid),
    received: fromUnits(gross - fee),
  }
}
