import type { BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import type { CallRow } from './call-row.ts'

const TOO_MANY_REQUESTS = 4029
const BUSY = new Set([408, 429, 502, 503, 504])

/** How often a call is repeated by itself: reads and keyed writes twice, natural writes once, the rest never. */
export function repeatsAllowed([, , retry, idempotency]: CallRow, serverHonoursKeys: boolean): number {
  if (retry === 'read') return 2
  if (idempotency === 'natural') return 1
  return retry === 'money-write' && idempotency !== 'none' && serverHonoursKeys ? 2 : 0
}

/** Whether another attempt could help: the server was not reached, was busy, or may not have done a write. */
export function mayRepeat(error: BourseletError): boolean {
  if (error instanceof RefusedError) return error.code === TOO_MANY_REQUESTS
  if (!(error instanceof TransportError)) return false
  if (error.name === 'ABORTED' || error.name === 'CLOSED') return false
  if (error.name === 'NETWORK' || error.name === 'TIMEOUT' || error.outcome === 'unknown') return true
  return error.name === 'HTTP_STATUS' && BUSY.has(error.status ?? 0)
}
