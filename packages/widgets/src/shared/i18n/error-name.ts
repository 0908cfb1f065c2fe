export type NamedError = { name: string; params: Record<string, unknown> }

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/**
 * The stable name under which the `errors` namespace words a failure: the server's name where it refused,
 * else OFFLINE, TIMEOUT, UNKNOWN_OUTCOME or TRANSPORT. A string is taken as a name (field errors).
 */
export function errorName(error: unknown): NamedError {
  if (typeof error === 'string') return { name: error, params: {} }
  const { code, name, params, outcome, timeout } = record(error) as Record<string, unknown>
  if (typeof code === 'number' && typeof name === 'string') return { name, params: record(params) }
  if (outcome === 'unknown') return { name: 'UNKNOWN_OUTCOME', params: {} }
  if (timeout === true) return { name: 'TIMEOUT', params: {} }
  if (globalThis.navigator?.onLine === false) return { name: 'OFFLINE', params: {} }
  return { name: outcome === 'rejected' ? 'TRANSPORT' : 'FAILED', params: {} }
}
