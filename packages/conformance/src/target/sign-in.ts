import type { Schema } from '@bourselet/openapi'
import { CannotRun } from '../cannot-run.ts'
import { answered, type Exchange, errorOf } from './exchange.ts'
import { NoAnswer } from './http.ts'
import type { Target } from './target.ts'

/** Refusals of a log-in after which the run cannot use the given account. */
const UNUSABLE = new Set([
  'LOGIN_FAILED',
  'ACCOUNT_LOCKED',
  'ACCOUNT_DISABLED',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'SECOND_FACTOR_REQUIRED',
])

/**
 * Logs the member in if the options contain a password. Throws CannotRun if the back end refuses the account, or the
 * token of the options. After any other problem, the run continues with the checks that need no member.
 */
export async function signIn(target: Target): Promise<void> {
  const { account, password } = target.options
  if (target.token !== null) return expectAccepted(target)
  if (account === undefined || password === undefined) return
  await openOwnSession(target)
}

/** Logs the member in and uses the new token for the rest of the run. The session is ended at the end of the run. */
async function openOwnSession(target: Target): Promise<void> {
  const token = await newSession(target).catch(unanswered)
  if ('token' in token) {
    target.token = token.token
    target.atEnd(() => endOwnSession(target, token.token))
  } else target.signInProblem = token.problem
}

const isTokenRefused = (exchange: Exchange) => errorOf(exchange) === 'TOKEN_INVALID'

/** Throws CannotRun if the back end refuses the token of the options. */
async function expectAccepted(target: Target): Promise<void> {
  const exchange = await target.send('account.info').catch(unanswered)
  if (!('problem' in exchange) && isTokenRefused(exchange))
    throw new CannotRun(`The token was refused: ${answered(exchange)}.`)
}

/**
 * Logs the member in again if the back end refuses the token of the run. If a back end allows only one session per
 * member, a further log-in has ended the session of the run. Only the checks of sessions must report this.
 */
export async function renewOwnSession(target: Target): Promise<void> {
  if (isTokenRefused(await target.send('account.info'))) await openOwnSession(target)
}

/** Returns the problem of a log-in that received no answer. Throws every other error again. */
function unanswered(error: unknown): { problem: string } {
  if (!(error instanceof NoAnswer)) throw error
  return { problem: `session.login: ${error.message}` }
}

/** Logs the member in and returns the new token, or the problem of the log-in. */
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

/** Returns the sessions of the member to whom a token belongs. */
export async function sessionsOf(target: Target, token: string): Promise<Schema<'MemberSession'>[]> {
  return (await target.data('account.info', undefined, { token })).sessions
}

/** Ends the session to which a token belongs. */
async function endOwnSession(target: Target, token: string): Promise<void> {
  const own = (await sessionsOf(target, token)).find(({ current }) => current)
  if (own) await target.send('account.update', { end_session: own.id }, { token })
}
