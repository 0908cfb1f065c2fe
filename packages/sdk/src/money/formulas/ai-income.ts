import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { amount, floored, owed } from '../amount.ts'
import { add, div, isNegative, isZero, mul, sub, trim } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/**
 * The terms of an AI-managed order: its daily rates and its performance fee as fractions, the number of days of a
 * cycle, and the number of loops (repetitions of the cycle).
 */
export interface AiTerms {
  /** Lowest daily rate; may be negative. */
  min_rate: Decimal
  max_rate: Decimal
  /** Performance fee as a fraction of the income of a winning day; losing days have no fee. */
  fee_rate: Decimal
  cycle_days: number
  loops: number
}

/** The random draw of one day: the hashed text, its SHA-256 and the resulting daily rate. */
export interface AiDraw {
  text: string
  /** SHA-256 of the text, 64 hexadecimal digits. */
  hash: string
  /**
   * The integer that the first 8 hexadecimal digits of the hash represent. Divided by 2^32, it is the random number u
   * from which `aiDraw` computes the rate.
   */
  drawn: number
  rate: Decimal
}

/** The result of one day. Days are counted from 1 across all loops. */
export interface AiDayResult {
  day: number
  principal: Decimal
  rate: Decimal
  income: Decimal
  fee: Decimal
}

const RATE_PLACES = 6
const DRAWS = String(2 ** 32)

/**
 * Returns the random draw of a day. Its rate is FLOOR6(min_rate + (max_rate - min_rate) x u). u is the integer of the
 * first 8 hexadecimal digits of SHA-256(`order_no:day:tick_price`), divided by 2^32. Without a price, the hashed text
 * is `order_no:day`.
 */
export function aiDraw(
  { min_rate, max_rate }: Pick<AiTerms, 'min_rate' | 'max_rate'>,
  orderNo: string,
  day: number,
  tickPrice?: Decimal,
): AiDraw {
  const text = [orderNo, day, ...(tickPrice === undefined ? [] : [tickPrice])].join(':')
  const hash = bytesToHex(sha256(utf8ToBytes(text)))
  const drawn = Number.parseInt(hash.slice(0, 8), 16)
  const span = mul(sub(max_rate, min_rate), String(drawn))
  const rate = trim(div(add(mul(min_rate, DRAWS), span), DRAWS, RATE_PLACES, 'FLOOR'))
  return { text, hash, drawn, rate }
}

/** Returns the income of a day, FLOOR8(principal x rate), and the fee of a winning day, UP8(income x fee_rate). */
export function aiDayIncome(
  principal: Decimal,
  rate: Decimal,
  feeRate: Decimal,
): { income: Decimal; fee: Decimal } {
  const income = floored(mul(principal, rate))
  return { income, fee: isNegative(income) || isZero(income) ? amount('0') : owed(mul(income, feeRate)) }
}

/**
 * Returns the results of all days of an order, to the last day of its last loop. `rateOf` returns the rate of a
 * day. At the end of each cycle the net result of the cycle is added to the principal.
 */
export function aiDays(
  terms: Omit<AiTerms, 'min_rate' | 'max_rate'>,
  paid: Decimal,
  rateOf: (day: number) => Decimal,
): AiDayResult[] {
  const days: AiDayResult[] = []
  let principal = amount(paid)
  let balance = principal
  for (let day = 1; day <= terms.cycle_days * terms.loops; day++) {
    const rate = rateOf(day)
    const result = aiDayIncome(principal, rate, terms.fee_rate)
    days.push({ day, principal, rate, ...result })
    balance = amount(add(balance, sub(result.income, result.fee)))
    if (day % terms.cycle_days === 0) principal = balance
  }
  return days
}

/** Returns the sum of the income of the days less their fees. */
export function aiNetIncome(days: readonly Pick<AiDayResult, 'income' | 'fee'>[]): Decimal {
  return amount(days.reduce((sum, { income, fee }) => add(sum, sub(income, fee)), '0'))
}

/**
 * Returns the bounds of the net result of an order: the result with the lowest rate on every day, and the result with
 * the highest rate on every day. Because of rounding, the result of an order of several loops may lie outside these
 * bounds by up to one unit of 1e-8 for each day after the first loop.
 */
export function aiBounds(terms: AiTerms, paid: Decimal): { min_income: Decimal; max_income: Decimal } {
  return {
    min_income: aiNetIncome(aiDays(terms, paid, () => terms.min_rate)),
    max_income: aiNetIncome(aiDays(terms, paid, () => terms.max_rate)),
  }
}
