import type { Exchange } from './exchange.ts'
import { NotChecked } from './not-checked.ts'
import { newSession, sessionsOf } from './sign-in.ts'
import type { Target } from './target.ts'

/** Two further sessions of the member, one of which was ended by the first session. */
export interface EndedSession {
  /** Answers to both tokens before the end. */
  before: Exchange[]
  /** The call that ended the session. */
  end: Exchange
  /** The answer to the token of the ended session. */
  ended: Exchange
  /** The answer to the token of the session that stays. */
  kept: Exchange
}

/** Logs in again, ends that session, and returns the answers before and after. Runs once. */
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
    return { before, end, ended: await ask(session.token), kept: await ask(own) }
  })
}
