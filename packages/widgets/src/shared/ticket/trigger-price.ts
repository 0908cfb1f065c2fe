import { compare, type Decimal, isWireAmount, isZero, percent, sub, trim } from '@bourselet/sdk/money'

/** The direction in which the market price must move to reach a trigger price. */
export type TriggerWhen = 'rises' | 'falls'

/**
 * Returns the direction in which a price must reach a trigger (docs/rules.md#conditional-orders); null if the price
 * equals the trigger or is unknown.
 */
export function triggerWhen(trigger: Decimal, price: Decimal | null): TriggerWhen | null {
  if (price === null) return null
  const order = compare(trigger, price)
  if (order === 0) return null
  return order > 0 ? 'rises' : 'falls'
}

/** Returns true if an entry can be read as a price. */
export const isEntered = (price: Decimal | ''): price is Decimal => price !== '' && isWireAmount(trim(price))

/** Returns the distance of a price from a reference price in percent; null if one of them is missing. */
export function distanceFrom(price: Decimal | '', reference: Decimal | null): Decimal | null {
  if (reference === null || isZero(reference) || !isEntered(price)) return null
  return percent(sub(price, reference), reference)
}
