import pg from 'pg'

const NODE_ERRORS = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'])

/**
 * Returns true for an error that says that the database went away (connection lost, server stopping or starting), and
 * nothing of the statement: SQLSTATE classes 08 and 57, or an error of the socket.
 */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return NODE_ERRORS.has(code ?? '') || /connection (error|terminated|timeout)/i.test(error.message)
}

const undone = new WeakSet<Error>()

/** Marks a lost connection as one that certainly changed nothing: a read, or a transaction before its commit. */
export function markUndone(error: unknown): void {
  if (error instanceof Error && isLostConnection(error)) undone.add(error)
}

/** Marks the error as `markUndone` does, and throws it. */
export function throwUndone(error: unknown): never {
  markUndone(error)
  throw error
}

/** Returns true for a lost connection that certainly changed nothing. */
export const isUndone = (error: unknown): boolean => error instanceof Error && undone.has(error)
