import type { CallRow } from './call-row.ts'

/**
 * Returns how often the SDK may repeat a call: reads and writes with an idempotency key up to `most`, writes that are
 * idempotent without a key once, all others never.
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
