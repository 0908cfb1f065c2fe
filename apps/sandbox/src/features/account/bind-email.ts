import { afterCommit, type Reader, type Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { languageOf } from '../../http/language.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import type { RightCode } from '../../members/codes.ts'
import { deliverMessage } from '../../members/delivery.ts'
import { maskEmail } from '../../members/mask.ts'
import { type MemberAddress, phoneAddress } from '../../members/member-address.ts'
import type { MemberRow } from '../../members/members.migration.ts'
import { notifyText } from '../../notifies/notify-text.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { checkLoginPassword } from './check-login-password.ts'

const UNIQUE_VIOLATION = '23505'

type Binding = Request<'account.bindEmail'>

/**
 * Binds an e-mail address to a member. Requires a code sent to the new address and a password of the member: the fund
 * password, or the log-in password if the member has no e-mail address yet. The previous contacts of the member receive
 * a message. An address of another member is refused only after the check of the code, so that strangers cannot find
 * out which addresses are registered.
 */
export async function bindEmail(
  exchange: Exchange,
  request: Binding,
  { memberId, db }: Context,
): Promise<Write<Data<'account.bindEmail'>>> {
  const { members } = exchange
  const email = request.email.toLowerCase()
  const row = await members.get(db, memberId)
  await prove(exchange, db, row, request)
  const own = await members.devices.requesters(db, memberId)
  return write(bind, row, email, await members.codes.check('bind', email, request.code, own))
}

/**
 * Checks the password that the binding of an e-mail address requires, so that a stolen session token alone cannot take
 * over the account.
 */
async function prove(exchange: Exchange, db: Reader, row: MemberRow, { password, trade_password }: Binding) {
  if (password !== undefined && (row.email !== null || trade_password !== undefined))
    throw invalid({ password: 'MODE_INVALID' })
  if (password !== undefined) return checkLoginPassword(exchange, db, row, password, 'password')
  if (trade_password === undefined)
    throw invalid(row.email === null ? { password: 'REQUIRED' } : { trade_password: 'REQUIRED' })
  await exchange.members.checkFundPassword(row.id, trade_password)
}

async function bind(exchange: TxExchange, tx: Tx, row: MemberRow, email: string, code: RightCode) {
  const { members, clock } = exchange
  // Binding the same address again would start the waiting periods that follow a changed address.
  if (email === row.email) throw new Refusal('ACCOUNT_EXISTS', { field: 'email' })
  await members.codes.spend(tx, code)
  const bound = await tx
    .updateTable('members')
    .set({ email, policy_changed_at: clock.now() })
    .where('id', '=', row.id)
    .where('email', 'is not distinct from', row.email)
    .executeTakeFirst()
    .catch(refuseTaken)
  if (bound.numUpdatedRows !== 1n) throw invalid({ trade_password: 'REQUIRED' })
  const message = { name: 'EMAIL_BOUND' as const, params: { email: maskEmail(email) } }
  const notice = { memberId: row.id, type: 'security' as const, ...message, refType: null, refNo: null }
  await publishNotifies(exchange, tx, [notice])
  afterCommit(tx, () => tellContacts(exchange, row, message))
  return { email: maskEmail(email), email_bound: true }
}

/**
 * Sends a message about the new e-mail address to the member's previous e-mail address and to the member's phone
 * number.
 */
function tellContacts(
  exchange: TxExchange,
  { email, area_code, phone, lang }: MemberRow,
  { name, params }: { name: 'EMAIL_BOUND'; params: Record<string, string> },
) {
  const { title, content } = notifyText(name, params, languageOf(lang))
  const contacts: MemberAddress[] = []
  if (email !== null) contacts.push({ email })
  if (phone !== null) contacts.push(phoneAddress(area_code ?? '', phone))
  for (const contact of contacts) deliverMessage(exchange, contact, `${title}. ${content}`)
}

function refuseTaken(error: unknown): never {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION)
    throw new Refusal('ACCOUNT_EXISTS', { field: 'email' })
  throw error
}
