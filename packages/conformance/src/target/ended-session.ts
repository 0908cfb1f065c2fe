import type { Exchange } from './exchange.ts'
import { NotChecked } from './not-checked.ts'
import { newSession, renewOwnSession, sessionsOf } from './sign-in.ts'
import type { Target } from './target.ts'

/**
 * The answers to a call that was sent with two tokens of one member, before and after the session of the second token
 * was ended.
 */
export interface EndedSession {
  /** The answers to the call with either token, before the session was ended. */
  before: Exchange[]
  /** The call that ended the session, with its answer. */
  end: Exchange
  /** The answer to the call with the token of the ended session. */
  ended: Exchange
  /** The answer to the call with the member's other token, after the session was ended. */
  kept: Exchange
}

/**
 * Logs the member in again and ends the new session. Before and after its end, sends the call `wallet.balances` with
 * the token of the run and with the token of the new session. Returns the answers. All this happens once in a run.
 */
export function endedSession(target: Target): Promise<EndedSession> {
  return target.once('ended session', async () => {
    const session = await newSession(target)
    if ('problem' in session) throw new NotChecked(session.problem)
    const own = target.token
    const ask = (token: string | null) => target.send('wallet.balances', { coin: 'USDT' }, { token })
    const before = [await ask(own), await ask(session.token)]
    const id = (await sessionsOf(target, session.token)).find(({ current }) => current)?.id
    if (id === undefined) throw new NotChecked('account.info lists no current session')
    const end = await target.send('account.update', { end_session: id })
    const answers = { before, end, ended: await ask(session.token), kept: await ask(own) }
    await renewOwnSession(target)
    return answers
  })
}
