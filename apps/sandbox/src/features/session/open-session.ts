import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data } from '../../http/routes.ts'
import { memberView } from '../../members/member-view.ts'

/** Issues a token to a member who has proved who he is. */
export async function openSession(
  exchange: Exchange,
  tx: Tx,
  memberId: number,
  { device, ip }: Pick<Context, 'device' | 'ip'>,
): Promise<Data<'session.login'>> {
  const { members, ledger, index, clock, settings } = exchange
  await tx.updateTable('members').set({ last_login_at: clock.now() }).where('id', '=', memberId).execute()
  const { token, expireAt, sessionId } = await members.issueToken(tx, memberId, { device, ip })
  if (settings.singleSession) await members.endSessions(tx, memberId, { except: sessionId })
  const row = await members.get(tx, memberId)
  const member = memberView(row, await ledger.wallet(tx, memberId), index, clock.now())
  return { token, expire_at: expireAt, member }
}
