import { toUnits } from '@bourselet/sdk/money'
import { call, type Sent } from './api.ts'

/** Order fields that only an amendment changes. The trigger price of a trailing stop also follows the market. */
const TERMS = ['price', 'quantity', 'total', 'trail_pct', 'trigger_price'] as const

type Terms = { readonly [Name in (typeof TERMS)[number]]?: string | null }

interface TermedOrder extends Terms {
  order_no: string
  type: string
  side: 'buy' | 'sell'
}

/** A spot or futures order, or an amendment of one, with its answer if that arrived before the kill. */
interface SentTerms {
  request: Terms & { order_no?: string }
  answer?: { code: number; data: TermedOrder }
}

/** The terms that an order must have after a kill. */
interface ExpectedTerms {
  /** Terms in the newest answer about the order. */
  known: TermedOrder
  /** Terms of an amendment that got no answer, so it may or may not be stored; null if there is none. */
  possible: Terms | null
}

/** Returns the expected terms of each accepted order by order number. */
export function expectedTerms(placed: readonly SentTerms[], amendments: readonly SentTerms[]) {
  const expected = new Map<string, ExpectedTerms>()
  for (const { answer } of placed) {
    if (answer?.code === 1) expected.set(answer.data.order_no, { known: answer.data, possible: null })
  }
  for (const { request, answer } of amendments) {
    const orderNo = request.order_no!
    const { known } = expected.get(orderNo)!
    if (answer === undefined) expected.set(orderNo, { known, possible: request })
    else if (answer.code === 1) expected.set(orderNo, { known: answer.data, possible: null })
  }
  return expected
}

/**
 * Checks that an order has its expected terms, and that the trigger price of a trailing stop has moved only toward the
 * market.
 */
export function auditTerms(now: TermedOrder, { known, possible }: ExpectedTerms): string[] {
  if (possible !== null && hasTerms(now, possible)) return []
  if (hasTerms(now, known)) return []
  return [`${now.order_no}: has the terms ${termsText(now)} after ${termsText(known)}`]
}

const units = (value: string | null | undefined) => (value == null ? null : toUnits(value))

function hasTerms(now: TermedOrder, terms: Terms): boolean {
  return TERMS.every((name) => {
    const [value, expected] = [units(now[name]), units(terms[name])]
    if (name !== 'trigger_price' || now.type !== 'trailing_stop') return value === expected
    return expected === null || (now.side === 'sell' ? value! >= expected : value! <= expected)
  })
}

const termsText = (terms: Terms) => TERMS.map((name) => `${name} ${terms[name]}`).join(', ')

/**
 * Sends the last amendment of each order again, not counting refused amendments. The answer to an accepted amendment
 * must be the same order, or the refusal that the order has ended. An amendment without an answer may be accepted or
 * refused now. Refused amendments are not sent again: they could be accepted now, and no stored answer would state the
 * new terms.
 */
export async function resendAmendments<Id extends 'spot.place' | 'futures.place'>(
  url: string,
  id: Id,
  amendments: readonly Sent<Id>[],
): Promise<string[]> {
  const numberOf = ({ request }: Sent<Id>) => (request as SentTerms['request']).order_no!
  const sentAgain = amendments.filter(({ answer }) => answer === undefined || answer.code === 1)
  const newest = new Map(sentAgain.map((sent) => [numberOf(sent), sent]))
  const problems: string[] = []
  for (const [orderNo, sent] of newest) {
    const again = await call(url, id, sent.request, sent.headers)
    const isAccepted = again.code === 1 && again.data.order_no === orderNo
    if (sent.answer?.code === 1 && !isAccepted && again.data.error !== 'ORDER_CLOSED') {
      problems.push(`${orderNo}: its amendment was accepted, and is ${again.data.error} now`)
    }
    // The answer is stored, so that the checks after later kills report an error if the new terms are lost. A refusal
    // is not stored: the sandbox may have accepted the amendment before the kill, and the order may have ended since
    // then.
    if (again.code === 1) sent.answer ??= again
  }
  return problems
}
