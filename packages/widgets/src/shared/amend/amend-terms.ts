import { compare, type Decimal, trim } from '@bourselet/sdk/money'
import { type Problem, problem } from '../ticket/problem.ts'

/** The fields of an open order that an amendment changes, or against which an amendment is checked. */
export type OpenTerms = {
  status: string
  price: Decimal | null
  quantity: Decimal | null
  filled: Decimal
  trigger_price: Decimal | null
  /** Amount of the quote coin that a market buy order spends. */
  total?: Decimal | null
}

/** The new terms of an order in an amendment request. */
export type NewTerms = { price?: Decimal; quantity?: Decimal; total?: Decimal; trigger_price?: Decimal }

/** Returns true while an order waits for its trigger. Only then can its trigger price be amended. */
export const isWaiting = ({ status }: Pick<OpenTerms, 'status'>): boolean => status === 'pending'

/**
 * Returns true if an order that rests in the book would keep its place in the queue: its price stays and its quantity
 * does not rise. Returns null for an order that waits for its trigger.
 */
export function keepsPlace(order: OpenTerms, terms: NewTerms): boolean | null {
  if (isWaiting(order)) return null
  const { price = '0', quantity = '0' } = terms
  return compare(price, order.price ?? '0') === 0 && compare(quantity, order.quantity ?? '0') <= 0
}

/**
 * Returns true if an entered price equals the present price of the order. The price band is not checked for an
 * unchanged price.
 */
export const isKept = (entered: Decimal | '', present: Decimal | null): boolean =>
  entered !== '' && present !== null && compare(entered, present) === 0

/**
 * Returns a problem if the new quantity of an order does not exceed its filled quantity. Returns an empty list
 * if another check has already found a problem with the quantity.
 */
export function checkFilled(
  { filled }: Pick<OpenTerms, 'filled'>,
  quantity: Decimal | '',
  problems: readonly Problem<string>[],
): Problem<'quantity'>[] {
  const isFilled = quantity !== '' && compare(quantity, filled) <= 0
  const isOpen = problems.every(({ field }) => field !== 'quantity')
  return isFilled && isOpen ? [problem('quantity', 'ABOVE_FILLED', { filled: trim(filled) })] : []
}
