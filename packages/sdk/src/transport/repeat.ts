import type { BourseletError } from '../errors/bourselet-error.ts'
import type { CallRow } from './call-row.ts'

const BUSY = [408, 429, 502, 503, 504]

/** Returns how often the SDK repeats a call: reads and keyed writes up to `most`, natural writes once, others never. */
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

/** Returns true when another attempt may succeed: the server was not reached, was busy, or may not have done a write. */
export function mayRepeat(error: BourseletError & { code?: number; status?: number }): boolean {
  const { name, outcome, code, status = 0 } = error
  if (name === 'ABORTED' || name === 'CLOSED') return false
  if (name === 'NETWORK' || name === 'TIMEOUT' || outcome === 'unknown') return true
  return code === 4029 || BUSY.includes(status)
}
