import type { Tx } from '../../database/transaction.ts'
import type { Files } from '../../exchange/capabilities.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import { memberView } from '../../members/member-view.ts'
import { hasInvisible, isBlank, keepNickname, looksOfficial, tidyNickname } from '../../members/nicknames.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'
import { changeAuthenticator } from './change-authenticator.ts'

type Update = Request<'account.update'>

/**
 * Changes profile fields of a member and ends the sessions that the request names, in one transaction. A request that
 * names an action on the authenticator changes only the authenticator.
 */
export function updateProfile(
  exchange: Exchange,
  files: Files,
  request: Update,
  context: Context,
): Promise<Write<Data<'account.update'>>> | Write<Data<'account.update'>> {
  const { authenticator, password, second_factor, recovery_code, ...changes } = request
  if (Object.keys(request).length === 0) throw invalid({ nickname: 'NOTHING_TO_CHANGE' })
  if (authenticator !== undefined) return changeAuthenticator(exchange, authenticator, request, context)
  const proofs = Object.entries({ password, second_factor, recovery_code })
  const stray = proofs.filter(([, value]) => value !== undefined)
  if (stray.length > 0) throw invalid(Object.fromEntries(stray.map(([name]) => [name, 'MODE_INVALID'])))
  const { end_session, end_current_session, end_other_sessions, ...fields } = changes
  const profile = checked(fields, exchange.clock.now())
  const { memberId, sessionId } = context
  const endings = { end_session, end_current_session, end_other_sessions }
  return write(update, files, { memberId, sessionId }, profile, endings)
}

/** Maximum number of characters of a nickname, as the contract states it. */
const NICKNAME_LENGTH = 32

type Proof = 'password' | 'second_factor' | 'recovery_code'
type Ending = 'end_session' | 'end_current_session' | 'end_other_sessions'
type Profile = Omit<Update, Ending | 'authenticator' | Proof>
type Endings = Pick<Update, Ending>
type Who = Pick<Context, 'memberId' | 'sessionId'>

async function update(
  exchange: TxExchange,
  tx: Tx,
  files: Files,
  who: Who,
  profile: Profile,
  endings: Endings,
) {
  const { members, ledger, index, clock } = exchange
  const { memberId } = who
  await endSessions(exchange, tx, who, endings)
  if (profile.avatar !== undefined && !(await files.owned(tx, memberId, profile.avatar, 'avatar')))
    throw new Refusal('FILE_NOT_OWNED', { field: 'avatar' })
  if (profile.nickname !== undefined && !(await keepNickname(tx, memberId, profile.nickname)))
    throw invalid({ nickname: 'NICKNAME_TAKEN' })
  if (Object.keys(profile).length > 0)
    await tx.updateTable('members').set(profile).where('id', '=', memberId).execute()
  const row = await members.get(tx, memberId)
  return memberView(row, await ledger.wallet(tx, memberId), index, clock.now())
}

function checked(profile: Profile, now: number): Profile {
  const fields: Record<string, FieldError> = {}
  const nickname = profile.nickname === undefined ? undefined : tidyNickname(profile.nickname)
  const problem = nickname === undefined ? null : nicknameProblem(nickname)
  if (problem) fields.nickname = problem
  if (profile.birthday !== undefined && !isPastDay(profile.birthday, now)) fields.birthday = 'RANGE'
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return nickname === undefined ? profile : { ...profile, nickname }
}

function nicknameProblem(nickname: string): FieldError | null {
  if (isBlank(nickname)) return 'REQUIRED'
  // The normal form NFC replaces some characters by two or more, so the stored nickname can be longer than the entered
  // one.
  if (hasInvisible(nickname) || [...nickname].length > NICKNAME_LENGTH) return 'RANGE'
  return looksOfficial(nickname) ? 'NICKNAME_TAKEN' : null
}

/**
 * Returns true for a past calendar day from 1900 on. Date parsing turns a nonexistent day, such as February 30, into
 * another day, so the parsed date is formatted and compared with the entered text.
 */
function isPastDay(day: string, now: number): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return time < now && day >= '1900' && new Date(time).toISOString().startsWith(day)
}

async function endSessions(
  { members }: TxExchange,
  tx: Tx,
  { memberId, sessionId }: Who,
  { end_session, end_current_session, end_other_sessions }: Endings,
) {
  if (end_session !== undefined && (await members.endSessions(tx, memberId, { only: end_session })) === 0)
    throw new Refusal('NOT_FOUND', { field: 'end_session' })
  if (sessionId === null) return
  if (end_other_sessions) await members.endSessions(tx, memberId, { except: sessionId })
  if (end_current_session) await members.endSessions(tx, memberId, { only: sessionId })
}
