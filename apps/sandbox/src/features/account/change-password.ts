import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data, Request } from '../../http/routes.ts'
import { addressKey, addressOf } from '../../members/member-address.ts'
import { reviewUntil } from '../../members/member-view.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'

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
  const guesses = `password of ${context.memberId}`
  await members.loginFailures.admit(guesses)
  const row = await members.get(database.db, context.memberId)
  const right = await members.passwords.verify(row.password_hash, request.old_password ?? '')
  if (!right) throw new Refusal('LOGIN_FAILED', { field: 'old_password' })
  await members.loginFailures.forget(guesses)
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

async function replace({ members, clock }: Exchange, tx: Tx, { id }: MemberRow, password: string) {
  const changed = { password_hash: await members.passwords.hash(password), security_changed_at: clock.now() }
  await tx.updateTable('members').set(changed).where('id', '=', id).execute()
  await members.endSessions(tx, id)
  return { relogin: true, withdraw_review_until: reviewUntil(changed, clock.now()) ?? clock.now() }
}
