import type { Reader, Tx } from '../../database/transaction.ts'
import type { Exchange, TxExchange } from '../../exchange/exchange.ts'
import { networkOf } from '../../http/client-address.ts'
import { type Context, type Data, type Request, type Write, write } from '../../http/routes.ts'
import type { RightCode } from '../../members/codes.ts'
import { createMember, type Registration as NewMember } from '../../members/create-member.ts'
import { addressKey, checkedPhone, type MemberAddress } from '../../members/member-address.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'
import { type DeviceOrigin, openSession } from './open-session.ts'

type Registration = Request<'session.register'>

/**
 * Registers a member and logs them in. Checks fields, agreement, invitation code, verification code and account, in
 * this order.
 */
export async function register(
  { members: { codes, devices, passwords }, clock }: Exchange,
  request: Registration,
  { db, language, device, ip }: Context,
): Promise<Write<Data<'session.register'>>> {
  const address = addressIn(request)
  if (!request.agree) throw new Refusal('AGREEMENT_REQUIRED', { field: 'agree' })
  const inviterId = await inviterOf(db, request.invite_code)
  const key = addressKey(address)
  const token = request.device_token
  const requester = await devices.requester(db, { token, owner: 'none yet', network: networkOf(ip) })
  const code = await codes.check('register', key, request.code, [requester])
  const passwordHash = await passwords.inTurn(`account ${key} of ${requester}`, () =>
    passwords.hash(request.password),
  )
  const given = { address, passwordHash, inviterId, lang: language, now: clock.now() }
  return write(join, given, code, { device, ip, token })
}

async function join(
  exchange: TxExchange,
  tx: Tx,
  given: NewMember & { address: MemberAddress },
  code: RightCode,
  origin: DeviceOrigin,
): Promise<Data<'session.register'>> {
  const { members, sequences, random } = exchange
  await members.codes.spend(tx, code)
  const memberId = await createMember(tx, sequences, random, given)
  if (memberId === null)
    throw new Refusal('ACCOUNT_EXISTS', { field: 'email' in given.address ? 'email' : 'phone' })
  return openSession(exchange, tx, memberId, origin)
}

/**
 * Returns the e-mail address or phone number of a registration. Throws VALIDATION with all fields that are missing or
 * belong to the other registration type, and with the field `password_confirm` if it differs from the password.
 */
function addressIn(request: Registration): MemberAddress {
  const fields: Record<string, FieldError> = {}
  const [own, other] = request.type === 'email' ? [EMAIL, PHONE] : [PHONE, EMAIL]
  for (const name of own) if (request[name] === undefined) fields[name] = 'REQUIRED'
  for (const name of other) if (request[name] !== undefined) fields[name] = 'MODE_INVALID'
  if (request.password !== request.password_confirm) fields.password_confirm = 'PASSWORD_MISMATCH'
  if (request.invite_code === undefined) fields.invite_code = 'REQUIRED'
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const { email = '', area_code: areaCode = '', phone = '' } = request
  return request.type === 'email' ? { email: email.toLowerCase() } : checkedPhone(areaCode, phone)
}

const EMAIL = ['email'] as const
const PHONE = ['area_code', 'phone'] as const

async function inviterOf(db: Reader, code = ''): Promise<number> {
  const inviter = await db
    .selectFrom('members')
    .select('id')
    .where('invite_code', '=', code)
    .where('disabled', '=', false)
    .executeTakeFirst()
  if (!inviter) throw new Refusal('INVITE_CODE_INVALID', { field: 'invite_code' })
  return inviter.id
}
