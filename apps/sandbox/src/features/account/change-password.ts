import type { Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { networkOf } from '../../http/client-address.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import type { RightCode } from '../../members/codes.ts'
import { type GuessBudget, nameGuesses } from '../../members/login-failures.ts'
import { addressKey, addressOf } from '../../members/member-address.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import { reviewUntil } from '../../members/review-times.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'
import { checkLoginPassword } from './check-login-password.ts'

type Change = Request<'account.changePassword'>
type Changed = Data<'account.changePassword'>

/**
 * Changes the log-in password. A signed-in member proves their identity by the old password, a signed-out member by a
 * code sent to their e-mail address or phone. Ends every session of the member.
 */
export async function changePassword(
  exchange: Exchange,
  request: Change,
  context: Context,
): Promise<Write<Changed>> {
  const signedIn = context.visitorId !== null && request.old_password !== undefined
  refuseFields(request, signedIn)
  return signedIn ? withOldPassword(exchange, request, context) : withCode(exchange, request, context)
}

function refuseFields(request: Change, signedIn: boolean) {
  const fields: Record<string, FieldError> = {}
  if (!signedIn && request.account === undefined) fields.account = 'REQUIRED'
  if (!signedIn && request.code === undefined) fields.code = 'REQUIRED'
  if (request.new_password !== request.new_password_confirm) fields.new_password_confirm = 'PASSWORD_MISMATCH'
  if (request.new_password === request.old_password) fields.new_password = 'PASSWORD_SAME'
  if (Object.keys(fields).length > 0) throw invalid(fields)
}

async function withOldPassword(exchange: Exchange, request: Change, context: Context) {
  const { members } = exchange
  const row = await members.get(context.db, context.memberId)
  await checkLoginPassword(exchange, context.db, row, request.old_password ?? '', 'old_password')
  const hash = await members.passwords.inTurn(`member ${row.id}`, () =>
    members.passwords.hash(request.new_password),
  )
  return write(replace, row, hash)
}

async function withCode(
  { members }: Exchange,
  { account = '', area_code, code = '', new_password, device_token: token }: Change,
  { db, ip }: Context,
) {
  const { passwords } = members
  const address = addressOf(account, area_code)
  const key = addressKey(address)
  const owner = await members.find(db, address)
  const requester = await members.devices.requester(db, { token, owner: owner?.id, network: networkOf(ip) })
  return passwords.inTurn(`account ${key} of ${requester}`, async () => {
    const right = await members.codes.check('forgot', key, code, [requester])
    const row = await members.find(db, address)
    // No code is ever sent to an account that does not exist. So any code is wrong, and the answer does not show that
    // the account is missing.
    if (!row) throw new Refusal('CODE_INVALID', { field: 'code' })
    if (await passwords.verify(row.password_hash, new_password))
      throw invalid({ new_password: 'PASSWORD_SAME' })
    return write(reset, row, await passwords.hash(new_password), nameGuesses(address), right)
  })
}

async function reset(
  exchange: TxExchange,
  tx: Tx,
  row: MemberRow,
  hash: string,
  guesses: GuessBudget,
  code: RightCode,
): Promise<Changed> {
  await exchange.members.codes.spend(tx, code)
  await exchange.members.loginFailures.forget(tx, guesses)
  return replace(exchange, tx, row, hash)
}

async function replace(exchange: TxExchange, tx: Tx, row: MemberRow, hash: string): Promise<Changed> {
  const { members, clock } = exchange
  const { id, password_hash } = row
  const now = clock.now()
  const changed = await tx
    .updateTable('members')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', id)
    // The old password or code was checked before this transaction. If a concurrent request has changed the password
    // hash since then, no row matches and the change is refused.
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw new Refusal('LOGIN_FAILED')
  await members.endSessions(tx, id, 'all')
  await publishNotifies(exchange, tx, [
    {
      ...{ memberId: id, type: 'security', name: 'PASSWORD_CHANGED', params: {} },
      ...{ refType: null, refNo: null },
    },
  ])
  const times = { ...row, password_changed_at: now }
  return { relogin: true, withdraw_review_until: reviewUntil(times, now) ?? now }
}
