import type { Schema } from '@bourselet/openapi'
import { CannotRun } from '../cannot-run.ts'
import { answered, errorOf } from './exchange.ts'
import { NoAnswer } from './http.ts'
import type { Target } from './target.ts'

/** Refusals of a log-in that say that the given account cannot be used here. */
const UNUSABLE = new Set([
  'LOGIN_FAILED',
  'ACCOUNT_LOCKED',
  'ACCOUNT_DISABLED',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'SECOND_FACTOR_REQUIRED',
])

/**
 * Logs the member in, if one is given with a password. Throws CannotRun if the account cannot be used. Any other
 * problem is one of the back end, so the checks that need no member go on.
 */
export async function signIn(target: Target): Promise<void> {
  const { account, password } = target.options
  if (account === undefined || password === undefined) return
  const token = await newSession(target).catch(unanswered)
  if ('token' in token) {
    target.token = token.token
    target.atEnd(() => endOwnSession(target, token.token))
  } else target.signInProblem = token.problem
}

/** Returns the problem of a log-in that is not answered. */
function unanswered(error: unknown): { problem: string } {
  if (!(error instanceof NoAnswer)) throw error
  return { problem: `session.login: ${error.message}` }
}

/** Opens a session of the member. */
export async function newSession(target: Target): Promise<{ token: string } | { problem: string }> {
  const { account = '', password = '' } = target.options
  const exchange = await target.send('session.login', { account, password })
  const error = errorOf(exchange)
  if (error !== undefined && UNUSABLE.has(error))
    throw new CannotRun(`The log-in of ${account} was refused: ${answered(exchange)}.`)
  const data = exchange.envelope?.data as { token?: unknown } | null | undefined
  return exchange.envelope?.code === 1 && typeof data?.token === 'string'
    ? { token: data.token }
    : { problem: `session.login answers ${answered(exchange)}` }
}

/** Returns the sessions of the member that a token belongs to. */
export async function sessionsOf(target: Target, token: string): Promise<Schema<'MemberSession'>[]> {
  return (await target.data('account.info', undefined, { token })).sessions
}

/** Ends the session of a token. */
async function endOwnSession(target: Target, token: string): Promise<void> {
  const own = (await sessionsOf(target, token)).find(({ current }) => current)
  if (own) await target.send('account.update', { end_session: own.id }, { token })
}
