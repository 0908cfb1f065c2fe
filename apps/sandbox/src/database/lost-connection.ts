import pg from 'pg'

const NODE_ERRORS = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'])

/**
 * Returns true for the error of a lost connection or of a server that was stopping or starting. These errors have the
 * SQLSTATE class 08 or 57, or are socket errors. A statement that was canceled or timed out (57014) does not count,
 * because the server has answered: the statement has certainly been rolled back. If the statement was a commit, its
 * transaction has been rolled back.
 */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57(?!014))/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return NODE_ERRORS.has(code ?? '') || /connection (error|terminated|timeout)/i.test(error.message)
}

const rolledBack = new WeakSet<Error>()

/**
 * Marks an error as rolled back if it is the error of a lost connection. Callers must know that the lost work has
 * changed nothing: it was a read, or the transaction had not reached its commit.
 */
export function markRolledBack(error: unknown): void {
  if (error instanceof Error && isLostConnection(error)) rolledBack.add(error)
}

/** Marks an error with `markRolledBack`, then throws it. */
export function throwRolledBack(error: unknown): never {
  markRolledBack(error)
  throw error
}

/** Returns true if `markRolledBack` has marked the error: the connection was lost and nothing was changed. */
export const isRolledBack = (error: unknown): boolean => error instanceof Error && rolledBack.has(error)
