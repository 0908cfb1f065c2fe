import type { Decimal } from './units.ts'

const GRAMMAR = /^(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,8})?$/

/**
 * Returns true for an amount that the API accepts: above zero, at most 15 digits before and 8 after the
 * point, no sign, exponent, spaces or leading zeros.
 */
export function isWireAmount(text: unknown): text is Decimal {
  return typeof text === 'string' && GRAMMAR.test(text) && /[1-9]/.test(text)
}
