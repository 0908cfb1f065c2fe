import type { Detail } from '../messages.ts'

/**
 * Fields of an event's detail that a host page may receive. They name the subject of the event and contain no
 * amounts, addresses or personal data.
 */
const fields = ['symbol', 'product', 'coin', 'side', 'type', 'status', 'order_no', 'name'] as const

/** Returns true for text with the format of a symbol or a coin. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z0-9]{2,20}$/.test(value)

/** Returns true for text with the format of a contract value (`limit`, `INSUFFICIENT_BALANCE`) or of an id. */
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(value)

/** Returns true for text with the format of a call name of the contract (`spot.place`). */
const isOperation = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z]{2,20}\.[A-Za-z]{2,30}$/.test(value)

/**
 * Returns the data of an event's detail that the host page may receive. A symbol, a coin or a boolean is returned
 * unchanged. Of an object, only `operation` and the fields in `fields` are returned, and only if their values are a
 * call name or plain words. Any other detail becomes null.
 */
export function publicDetail(detail: unknown): Detail {
  if (isCode(detail) || typeof detail === 'boolean') return detail
  if (typeof detail !== 'object' || detail === null) return null
  const published: Record<string, string> = {}
  for (const field of fields) {
    const value = (detail as Record<string, unknown>)[field]
    if (isWord(value)) published[field] = value
  }
  const { operation } = detail as Record<string, unknown>
  if (isOperation(operation)) published.operation = operation
  return published
}
