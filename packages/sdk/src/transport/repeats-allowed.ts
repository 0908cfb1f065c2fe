import type { CallRow } from './call-row.ts'

/**
 * Returns the maximum number of repeats of a call. A read may be repeated `most` times. So may a money write with an
 * idempotency key or a client order id, if the server supports them. A write that is idempotent without a key may be
 * repeated once. Any other write is never repeated.
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
