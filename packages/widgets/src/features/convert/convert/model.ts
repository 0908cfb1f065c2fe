import {
  type ConvertQuote,
  type ConvertTerms,
  compare,
  convertQuote,
  type Decimal,
  isWireAmount,
  isZero,
  mul,
  round,
  sub,
  trim,
} from '@bourselet/sdk/money'

/** The entries of a conversion. The member enters one amount; the other amount is computed from the rate. */
export type Draft = {
  from: string
  to: string
  /** Name of the field that contains the amount that the member entered. */
  entered: 'from_amount' | 'to_amount'
  from_amount: Decimal | ''
  to_amount: Decimal | ''
}

/** Index prices of both coins in USDT; null while unknown. */
export type IndexPrices = { from: Decimal | null; to: Decimal | null }

type Spreads = readonly { coin: string; spread: Decimal }[]

/** Returns the spread of a pair: the higher spread of its two coins. */
export function spreadOf(spreads: Spreads, { from, to }: Pick<Draft, 'from' | 'to'>): Decimal {
  return spreads
    .filter(({ coin }) => coin === from || coin === to)
    .map(({ spread }) => spread)
    .reduce((most, one) => (compare(one, most) > 0 ? one : most), '0')
}

/** Returns the entered amount as a field of the request; null if the amount is missing or malformed. */
export function statedAmount(draft: Draft): { from_amount: Decimal } | { to_amount: Decimal } | null {
  const amount = draft[draft.entered]
  if (amount === '' || !isWireAmount(trim(amount))) return null
  return draft.entered === 'from_amount' ? { from_amount: trim(amount) } : { to_amount: trim(amount) }
}

/**
 * Returns both amounts that the server would quote at the current index prices; null if the entered amount is missing
 * or malformed, or if a price or the terms are unknown.
 */
export function previewOf(
  draft: Draft,
  prices: IndexPrices,
  terms: ConvertTerms | null,
): ConvertQuote | null {
  const stated = statedAmount(draft)
  if (!stated || !terms || prices.from === null || prices.to === null) return null
  return convertQuote(prices.from, prices.to, stated, terms)
}

/**
 * Returns the conversion of 1 coin at the index prices, with its rate; null if a price or the terms are unknown. The
 * form shows this rate until the member enters an amount.
 */
export function unitRate(prices: IndexPrices, terms: ConvertTerms | null): ConvertQuote | null {
  if (!terms || prices.from === null || prices.to === null) return null
  return convertQuote(prices.from, prices.to, { from_amount: '1' }, terms)
}

type Facts = { preview: ConvertQuote | null; available: Decimal | null }

/** Returns the name of the error for each invalid entry. */
export function checkDraft(
  draft: Draft,
  { preview, available }: Facts,
): Partial<Record<keyof Draft, string>> {
  const { entered } = draft
  const amount = draft[entered]
  if (amount === '' || isZero(amount)) return { [entered]: 'REQUIRED' }
  if (!statedAmount(draft)) return { [entered]: 'AMOUNT_FORMAT' }
  if (preview?.error) return { [entered]: preview.error }
  const pays = preview?.from_amount ?? (entered === 'from_amount' ? amount : null)
  if (available !== null && pays !== null && compare(pays, available) > 0)
    return { [entered]: 'INSUFFICIENT_BALANCE' }
  return {}
}

/**
 * Returns the amount that is a percentage of the available balance, rounded down. For 100 percent it is exactly
 * the whole balance.
 */
export function partOf(available: Decimal, percent: number): Decimal {
  return trim(percent === 100 ? available : round(mul(available, `${percent / 100}`), 8, 'DOWN'))
}

/** Returns the minimum amount to receive from a swap: the current amount minus the tolerance. */
export function leastReceived(toAmount: Decimal, tolerance: Decimal): Decimal {
  return round(mul(toAmount, sub('1', tolerance)), 8, 'DOWN')
}

/** Returns the entries of the conversion form with the two coins swapped. Each amount stays with its coin. */
export function flipped({ from, to, entered, from_amount, to_amount }: Draft): Draft {
  const other = entered === 'from_amount' ? 'to_amount' : 'from_amount'
  return { from: to, to: from, entered: other, from_amount: to_amount, to_amount: from_amount }
}

/**
 * Returns the entries of the conversion form with another coin on one side. If the other side already has this coin,
 * the two coins are swapped.
 */
export function withCoin(draft: Draft, side: 'from' | 'to', coin: string): Draft {
  const other = side === 'from' ? 'to' : 'from'
  return { ...draft, [side]: coin, [other]: draft[other] === coin ? draft[side] : draft[other] }
}
