import type { BourseletError } from '../errors/bourselet-error.ts'
import type { CallRow } from './call-row.ts'

const BUSY = [408, 429, 502, 503, 504]

/** How often a call is repeated by itself: reads and keyed writes twice, natural writes once, the rest never. */
export function repeatsAllowed([, , retry, idempotency]: CallRow, serverHonoursKeys: boolean): number {
  if (retry === 'read') return 2
  if (idempotency === 'natural') return 1
  return retry === 'money-write' && idempotency !== 'none' && serverHonoursKeys ? 2 : 0
}

/** Whether another attempt could help: the server was not reached, was busy, or may not have done a write. */
export function mayRepeat(error: BourseletError & { code?: number; status?: number }): boolean {
  const { name, outcome, code, status = 0 } = error
  if (name === 'ABORTED' || name === 'CLOSED') return false
  if (name === 'NETWORK' || name === 'TIMEOUT' || outcome === 'unknown') return true
  return code === 4029 || BUSY.includes(status)
}
