import pg from 'pg'

const NODE_ERRORS = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'])

/**
 * Returns true if the error came from the connection, or from a server that was stopping or starting
 * (SQLSTATE classes 08 and 57, or a socket error), and not from the statement.
 */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return NODE_ERRORS.has(code ?? '') || /connection (error|terminated|timeout)/i.test(error.message)
}

const rolledBack = new WeakSet<Error>()

/**
 * Marks the error of a lost connection that changed nothing, because it was lost in a read or before the
 * commit of a transaction.
 */
export function markRolledBack(error: unknown): void {
  if (error instanceof Error && isLostConnection(error)) rolledBack.add(error)
}

/** Marks the error with `markRolledBack` and throws it. */
export function throwRolledBack(error: unknown): never {
  markRolledBack(error)
  throw error
}

/** Returns true if the error is a lost connection that changed nothing. */
export const isRolledBack = (error: unknown): boolean => error instanceof Error && rolledBack.has(error)
