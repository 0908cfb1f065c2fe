import type { Reader, Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import type { RightCode } from '../../members/codes.ts'
import { addressKey, ownAddress } from '../../members/member-address.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import { codeResetFrom, reviewUntil } from '../../members/review-times.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'
import { checkLoginPassword } from './check-login-password.ts'

type Change = Request<'account.changeTradePassword'>
type Proof = 'password' | 'old_trade_password' | 'code'

/**
 * Sets the first fund password with the log-in password, changes it with the old fund password, or resets it with a
 * code. A reset also unlocks a fund password that was locked after wrong guesses. Each of these changes sends the
 * member a message. For a day after it, withdrawals are reviewed.
 */
export async function changeTradePassword(
  exchange: Exchange,
  request: Change,
  context: Context,
): Promise<Write<Data<'account.changeTradePassword'>>> {
  const { members } = exchange
  const row = await members.get(context.db, context.memberId)
  const proof = proofOf(request, row)
  if (proof === 'password')
    await checkLoginPassword(exchange, context.db, row, request.password ?? '', 'password')
  if (proof === 'old_trade_password')
    await members.checkFundPassword(row.id, request.old_trade_password ?? '', 'old_trade_password')
  const code = proof === 'code' ? await checkCode(exchange, context.db, row, request.code ?? '') : null
  const hash = await members.passwords.inTurn(`member ${row.id}`, () =>
    members.fundPasswords.hash(request.trade_password),
  )
  return write(replace, row, proof, hash, code)
}

/**
 * Returns the name of the request field with which this member must prove their identity: `password`,
 * `old_trade_password` or `code`. Throws if the request lacks this field or contains another of these fields, or if the
 * new fund password differs from its repetition.
 */
function proofOf(request: Change, { fund_password_hash }: MemberRow): Proof {
  const fields: Record<string, FieldError> = {}
  if (request.trade_password !== request.trade_password_confirm)
    fields.trade_password_confirm = 'PASSWORD_MISMATCH'
  const changing: Proof = request.code === undefined ? 'old_trade_password' : 'code'
  const proof: Proof = fund_password_hash === null ? 'password' : changing
  for (const name of ['password', 'old_trade_password', 'code'] as const)
    if (name !== proof && request[name] !== undefined) fields[name] = 'MODE_INVALID'
  if (request[proof] === undefined) fields[proof] = 'REQUIRED'
  if (Object.keys(fields).length > 0) throw invalid(fields)
  return proof
}

/**
 * Checks a code sent to the member. Throws CONTACT_CHANGED for a day after a contact was changed, because a
 * thief may have bound the contact that receives the code.
 */
async function checkCode({ members, clock }: Exchange, db: Reader, row: MemberRow, code: string) {
  const now = clock.now()
  const from = codeResetFrom(row, now)
  if (from !== null) {
    const params = { retry_after: Math.ceil((from - now) / 1000) }
    throw new Refusal('CONTACT_CHANGED', { field: 'code', params })
  }
  const own = await members.devices.requesters(db, row.id)
  return members.codes.check('trade_password', addressKey(ownAddress(row)), code, own)
}

async function replace(
  exchange: TxExchange,
  tx: Tx,
  row: MemberRow,
  proof: Proof,
  hash: string,
  code: RightCode | null,
) {
  const { members, clock } = exchange
  if (code) await members.codes.spend(tx, code)
  const now = clock.now()
  const changed = await tx
    .updateTable('members')
    .set({
      fund_password_hash: hash,
      fund_password_failures: 0,
      fund_password_locked_until: 0,
      password_changed_at: now,
    })
    .where('id', '=', row.id)
    // The password or code was checked before this transaction. If a concurrent request has since changed the fund
    // password hash or a contact (`policy_changed_at`), no row matches and the change is refused.
    .where('fund_password_hash', 'is not distinct from', row.fund_password_hash)
    .where('policy_changed_at', 'is not distinct from', row.policy_changed_at)
    .executeTakeFirst()
  if (changed.numUpdatedRows !== 1n) throw invalid({ [proof]: 'MODE_INVALID' })
  await publishNotifies(exchange, tx, [
    {
      ...{ memberId: row.id, type: 'security', name: 'FUND_PASSWORD_CHANGED', params: {} },
      ...{ refType: null, refNo: null },
    },
  ])
  const times = { ...row, password_changed_at: now }
  return { has_trade_password: true, withdraw_review_until: reviewUntil(times, now) ?? now }
}
