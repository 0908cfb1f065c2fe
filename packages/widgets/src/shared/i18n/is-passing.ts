/** Names of errors that share the message `TRANSPORT`. */
export const transportErrors = ['NETWORK', 'HTTP_STATUS', 'BAD_ANSWER', 'ANSWER_TOO_LARGE', 'CIRCUIT_OPEN']

/**
 * Names of errors that do not depend on the request. After such an error, the same call may succeed a moment
 * later.
 */
const passing: ReadonlySet<unknown> = new Set([
  ...transportErrors,
  'TRANSPORT',
  'TIMEOUT',
  'SERVER_ERROR',
  'TOO_MANY_REQUESTS',
])

/** Returns true if a read that failed with this error will be repeated until the server answers. */
export function isPassing(error: unknown): boolean {
  if (typeof error === 'string') return passing.has(error)
  const { name, outcome } = (error ?? {}) as { name?: unknown; outcome?: unknown }
  return outcome !== 'unknown' && passing.has(name)
}
