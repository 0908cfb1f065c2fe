import type { CallRow } from './call-row.ts'

/**
 * Returns how often the SDK may repeat a call: `most` times for a read, and for a money write with an idempotency key
 * or a client order id if the server supports them; at most once for a write that is idempotent without a key; never
 * for any other write.
 */
export function repeatsAllowed(
  [, , retry, idempotency]: CallRow,
  serverHonoursKeys: boolean,
  most: number,
): number {
  if (idempotency === 'natural') return Math.min(1, most)
  return retry === 'read' || (retry === 'money-write' && idempotency !== 'none' && serverHonoursKeys)
    ? most
    : 0
}
