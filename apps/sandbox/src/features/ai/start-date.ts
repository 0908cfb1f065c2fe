/**
 * Length in ms of the period before midnight in which a payment counts for the next day. The midnight price
 * decides the result of a day and may be published slightly before midnight. Without this period, a member who
 * already knows the price could pay only the best of several drafts.
 */
export const LAST_MINUTE_MS = 60_000

/**
 * Returns the start date of an AI order that is paid at the given time. The first daily result is booked one day after
 * the start date.
 */
export function startDate(paidAt: number): string {
  return new Date(paidAt + LAST_MINUTE_MS).toISOString().slice(0, 10)
}
