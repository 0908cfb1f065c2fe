import pg from 'pg'

const NODE_ERRORS = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'])

/**
 * Whether an error says that the database went away (connection lost, server stopping or starting), and nothing of
 * the statement: SQLSTATE classes 08 and 57, or an error of the socket.
 */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return NODE_ERRORS.has(code ?? '') || /connection (error|terminated|timeout)/i.test(error.message)
}
