import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data, Request } from '../../http/routes.ts'
import { addressKey, addressOf } from '../../members/member-address.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import { reviewUntil } from '../../members/review-times.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'
import { checkLoginPassword } from './check-login-password.ts'

type Change = Request<'account.changePassword'>

/** Changes the password: with the old one (signed in), or with a code (forgotten). Ends every session. */
export async function changePassword(
  exchange: Exchange,
  request: Change,
  context: Context,
): Promise<Data<'account.changePassword'>> {
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
  const { members, database } = exchange
  const row = await members.get(database.db, context.memberId)
  await checkLoginPassword(exchange, row, request.old_password ?? '', 'old_password')
  return context.transaction((tx) => replace(exchange, tx, row, request.new_password))
}

async function withCode(
  exchange: Exchange,
  { account = '', area_code, code = '', new_password }: Change,
  context: Context,
) {
  const { members } = exchange
  const address = addressOf(account, area_code)
  return context.transaction(async (tx) => {
    await members.codes.use(tx, 'forgot', addressKey(address), code)
    const row = await members.find(tx, address)
    // Nobody was told the code of an unknown account, so this is a lucky guess about nobody.
    if (!row) throw new Refusal('CODE_INVALID', { field: 'code' })
    if (await members.passwords.verify(row.password_hash, new_password))
      throw invalid({ new_password: 'PASSWORD_SAME' })
    const done = await replace(exchange, tx, row, new_password)
    await members.loginFailures.forget(addressKey(address))
    return done
  })
}

async function replace({ members, clock }: Exchange, tx: Tx, row: MemberRow, password: string) {
  const { id, password_hash, policy_changed_at } = row
  const now = clock.now()
  const changed = await tx
    .updateTable('members')
    .set({ password_hash: await members.passwords.hash(password), password_changed_at: now })
    .where('id', '=', id)
    // What was proved was proved about this one: of two changes at once, one comes too late.
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw new Refusal('LOGIN_FAILED')
  await members.endSessions(tx, id, 'all')
  const times = { password_changed_at: now, policy_changed_at }
  return { relogin: true, withdraw_review_until: reviewUntil(times, now) ?? now }
}
