import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import type { Data } from '../../http/routes.ts'
import { memberView } from '../../members/member-view.ts'
import type { SessionOrigin } from '../../members/sessions.ts'

/** The device name and network address of a log-in, and the device token that an earlier log-in returned. */
export type DeviceOrigin = SessionOrigin & { token: string | undefined }

/**
 * Opens a session for a member after a log-in or registration. Returns the session token, the member's data and the
 * device token.
 */
export async function openSession(
  exchange: TxExchange,
  tx: Tx,
  memberId: number,
  { device, ip, token: deviceToken }: DeviceOrigin,
): Promise<Data<'session.login'>> {
  const { members, ledger, index, clock, settings } = exchange
  await tx.updateTable('members').set({ last_login_at: clock.now() }).where('id', '=', memberId).execute()
  const { token, expireAt, sessionId } = await members.issueToken(tx, memberId, { device, ip })
  await members.logIns.record(tx, memberId, 'success', { device, ip })
  if (settings.singleSession) await members.endSessions(tx, memberId, { except: sessionId })
  const row = await members.get(tx, memberId)
  const member = memberView(row, await ledger.wallet(tx, memberId), index, clock.now())
  return {
    token,
    expire_at: expireAt,
    member,
    device_token: await members.devices.remember(tx, memberId, deviceToken),
  }
}
