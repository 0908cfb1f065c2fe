import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data, Request } from '../../http/routes.ts'
import { memberView } from '../../members/member-view.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'

type Update = Request<'account.update'>

/** Changes what a member says of himself, and ends sessions of his. All of it or nothing. */
export async function updateProfile(
  exchange: Exchange,
  request: Update,
  context: Context,
): Promise<Data<'account.update'>> {
  const { members, ledger, index, clock, files } = exchange
  const { end_session, end_other_sessions, ...fields } = request
  if (Object.keys(request).length === 0) throw invalid({ nickname: 'NOTHING_TO_CHANGE' })
  const profile = checked(fields, clock.now())
  const { memberId } = context
  return context.transaction(async (tx) => {
    await endSessions(exchange, tx, context, { end_session, end_other_sessions })
    if (profile.avatar !== undefined && !(await files.owned(tx, memberId, profile.avatar, 'avatar')))
      throw new Refusal('FILE_NOT_OWNED', { field: 'avatar' })
    if (Object.keys(profile).length > 0)
      await tx.updateTable('members').set(profile).where('id', '=', memberId).execute()
    const row = await members.get(tx, memberId)
    return memberView(row, await ledger.wallet(tx, memberId), index, clock.now())
  })
}

type Profile = Omit<Update, 'end_session' | 'end_other_sessions'>

/** Characters that break lines, or turn the text around them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

function checked(profile: Profile, now: number): Profile {
  const fields: Record<string, FieldError> = {}
  const nickname = profile.nickname?.normalize('NFC').trim()
  if (nickname === '') fields.nickname = 'REQUIRED'
  if (nickname !== undefined && UNSEEN.test(nickname)) fields.nickname = 'RANGE'
  if (profile.birthday !== undefined && !isPastDay(profile.birthday, now)) fields.birthday = 'RANGE'
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return nickname === undefined ? profile : { ...profile, nickname }
}

/** Days that the calendar does not have come back as others. */
function isPastDay(day: string, now: number): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return time < now && day >= '1900' && new Date(time).toISOString().startsWith(day)
}

async function endSessions(
  { members }: Exchange,
  tx: Tx,
  { memberId, sessionId }: Context,
  { end_session, end_other_sessions }: Pick<Update, 'end_session' | 'end_other_sessions'>,
) {
  if (end_session !== undefined && (await members.endSessions(tx, memberId, { only: end_session })) === 0)
    throw new Refusal('NOT_FOUND', { field: 'end_session' })
  if (end_other_sessions && sessionId !== null) await members.endSessions(tx, memberId, { except: sessionId })
}
