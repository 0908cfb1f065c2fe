import { Refusal } from '../refusals/refusal.ts'
import type { Operation } from './contract.ts'
import type { Desk } from './desk.ts'
import type { Rate } from './rate-limits.ts'

const LOGINS: Rate = { name: 'log-ins', limit: 60, seconds: 60 }
const CODES: Rate = { name: 'codes', limit: 20, seconds: 3600 }
/** Pictures sent for each that may be stored. */
const UPLOAD_TRIES = 5
const WRITES: Rate = { name: 'writes', limit: 300, seconds: 60 }

/** Counts a call against its limits (rulebook 2.8, reliability 9). */
export function limitCall(
  { limits, exchange }: Desk,
  operation: Operation,
  ip: string,
  memberId: number | null,
) {
  const { readsPerMinute, ordersPerSecond, uploadsPerDay } = exchange.settings
  if (operation.retry === 'read')
    return limits.take({ name: 'reads', limit: readsPerMinute, seconds: 60 }, ip)
  if (operation.id === 'session.login') return limits.take(LOGINS, ip)
  if (operation.id === 'session.sendCode') return limits.take(CODES, ip)
  if (operation.form) {
    // Those that fail cost as much; the stored ones are counted where they are stored.
    const tries = { name: 'uploads', limit: uploadsPerDay * UPLOAD_TRIES, seconds: 86_400 }
    return limits.take(tries, String(memberId))
  }
  if (operation.idempotency === 'client_order_id') {
    limits.take({ name: 'orders', limit: ordersPerSecond, seconds: 1 }, String(memberId))
    return limits.take({ name: 'many orders', limit: ordersPerSecond * 10, seconds: 10 }, String(memberId))
  }
  if (operation.idempotency !== 'natural') limits.take(WRITES, ip)
}

/** Counts the fetching of an upload; answers a refusal, as it has to leave with a status that an image may have. */
export function limitFile({ limits, exchange }: Desk, ip: string): Refusal | undefined {
  try {
    limits.take({ name: 'files', limit: exchange.settings.readsPerMinute, seconds: 60 }, ip)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
