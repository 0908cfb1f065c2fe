import { type Decimal, fromUnits, mulUnits, toUnits } from '../units.ts'

/** One fill: price in the quote coin, quantity in the base coin, the fee rate as a fraction. */
export interface SpotFillInput {
  side: 'buy' | 'sell'
  price: Decimal
  qty: Decimal
  /** Maker or taker rate as a fraction. */
  rate: Decimal
}

/** The bookings of a fill. The fee is rounded UP to 8 decimals and deducted from the amount received. */
export interface SpotFill {
  notional: Decimal
  fee_coin: 'base' | 'quote'
  fee: Decimal
  /** The amount debited: quote for a buyer, base for a seller. */
  paid: Decimal
  /** The amount credited after the fee: base for a buyer, quote for a seller. */
  received: Decimal
}

/**
 * Returns the fee on the received amount, which is base coin for a buyer and the notional for a seller. Both
 * parameters and the fee are in units of 1e-8. The fee is rounded UP, so that small trades are never free.
 */
export function spotFee(received: bigint, rate: bigint): bigint {
  return mulUnits(received, rate, 'UP')
}

/** Returns the bookings of one side of a spot fill. */
export function spotFill({ side, price, qty, rate }: SpotFillInput): SpotFill {
  const quantity = toUnits(qty)
  // Nothing is rounded here: price × quantity of a listed symbol has at most 8 decimals.
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
