import { add, type Decimal, fromUnits, isZero, spotFee, sub, toUnits } from '@bourselet/sdk/money'
import type { Side } from '../../../shared/ticket/order-terms.ts'
import type { Funds } from './model.ts'

/** Returns the fee on an amount received, rounded as the server rounds it; "0" without a rate. */
export const feeOf = (gross: Decimal, rate: Decimal | undefined): Decimal =>
  rate === undefined || isZero(gross) ? '0' : fromUnits(spotFee(toUnits(gross), toUnits(rate)), 8, false)

/** Returns the available balances after an order that pays and receives these amounts. */
export const afterOf = (
  side: Side,
  { base, quote }: Pick<Funds, 'base' | 'quote'>,
  paid: Decimal,
  received: Decimal,
) =>
  side === 'buy'
    ? { base: add(base, received), quote: sub(quote, paid) }
    : { base: sub(base, paid), quote: add(quote, received) }
