import { transportErrors } from './is-passing.ts'

export type NamedError = { name: string; params: Record<string, unknown> }

/**
 * Maps the names of transport errors to the names of their messages, because several errors share a message. OFFLINE
 * has the message NOT_SENT, because the SDK throws this error only for a write that it has not sent.
 */
const alike: Record<string, string> = {
  ...Object.fromEntries(transportErrors.map((name) => [name, 'TRANSPORT'])),
  ABORTED: 'FAILED',
  CLOSED: 'FAILED',
  OFFLINE: 'NOT_SENT',
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * Returns the name of an error in the `errors` namespace, with the parameters of its message. The name is
 * UNKNOWN_OUTCOME for every write whose outcome is unknown, and FAILED for an error whose name is not written in
 * capital letters, such as `TypeError`.
 */
export function errorName(error: unknown): NamedError {
  if (typeof error === 'string') return { name: error, params: {} }
  const { name, params, outcome } = record(error)
  if (outcome === 'unknown') return { name: 'UNKNOWN_OUTCOME', params: {} }
  if (typeof name !== 'string' || !/^[A-Z][A-Z_]+$/.test(name)) return { name: 'FAILED', params: {} }
  return { name: alike[name] ?? name, params: record(params) }
}
