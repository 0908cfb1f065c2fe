import type { Detail } from '../messages.ts'

/** Fields of an event that a host may learn: what it is about, never how much, where to, or whose. */
const fields = ['symbol', 'product', 'coin', 'side', 'type', 'status', 'order_no', 'name'] as const

/** A symbol or a coin. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z0-9]{2,20}$/.test(value)

/** A word of the contract (`limit`, `INSUFFICIENT_BALANCE`) or a number of ours. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value)

/** A call of the contract (`spot.place`). */
const isOperation = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,20}\.[A-Za-z]{2,30}$/.test(value)

/** What of an event's detail leaves the frame: symbols, switches, and the named words of an object. */
export function publicDetail(detail: unknown): Detail {
  if (isCode(detail) || typeof detail === 'boolean') return detail
  if (typeof detail !== 'object' || detail === null) return null
  const told: Record<string, string> = {}
  for (const field of fields) {
    const value = (detail as Record<string, unknown>)[field]
    if (isWord(value)) told[field] = value
  }
  const { operation } = detail as Record<string, unknown>
  if (isOperation(operation)) told.operation = operation
  return told
}
