/**
 * Time before midnight in which a payment counts for the next day. The price of midnight may be published
 * slightly early, and a member who knows that price could pay the best of several drafts.
 */
export const LAST_MINUTE_MS = 60_000

/** Returns the start date of an order paid at a time. Its first result is booked on the next date. */
export function startDate(paidAt: number): string {
  return new Date(paidAt + LAST_MINUTE_MS).toISOString().slice(0, 10)
}
