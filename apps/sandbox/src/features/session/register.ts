import type { Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Context, Data, Request } from '../../http/routes.ts'
import { createMember } from '../../members/create-member.ts'
import { addressKey, type MemberAddress } from '../../members/member-address.ts'
import { type FieldError, invalid, Refusal } from '../../refusals/refusal.ts'
import { openSession } from './open-session.ts'

type Registration = Request<'session.register'>

/** Registers and signs in. Checks in the order of rulebook 3: fields, agreement, invitation, code, account. */
export async function register(
  exchange: Exchange,
  request: Registration,
  context: Context,
): Promise<Data<'session.register'>> {
  const { members, clock, random, database } = exchange
  const address = addressIn(request)
  if (!request.agree) throw new Refusal('AGREEMENT_REQUIRED', { field: 'agree' })
  return context.transaction(async (tx) => {
    const inviterId = await inviterOf(tx, request.invite_code)
    await members.codes.use(tx, 'register', addressKey(address), request.code)
    const passwordHash = await members.passwords.hash(request.password)
    const given = { address, passwordHash, inviterId, lang: context.language, now: clock.now() }
    const memberId = await createMember(tx, database.sequences, random, given)
    if (memberId === null)
      throw new Refusal('ACCOUNT_EXISTS', { field: 'email' in address ? 'email' : 'phone' })
    return openSession(exchange, tx, memberId, context)
  })
}

/** The address that goes with `type`; throws with every field that does not fit. */
function addressIn(request: Registration): MemberAddress {
  const fields: Record<string, FieldError> = {}
  const [own, other] = request.type === 'email' ? [EMAIL, PHONE] : [PHONE, EMAIL]
  for (const name of own) if (request[name] === undefined) fields[name] = 'REQUIRED'
  for (const name of other) if (request[name] !== undefined) fields[name] = 'MODE_INVALID'
  if (request.password !== request.password_confirm) fields.password_confirm = 'PASSWORD_MISMATCH'
  if (request.invite_code === undefined) fields.invite_code = 'REQUIRED'
  if (Object.keys(fields).length > 0) throw invalid(fields)
  const { email = '', area_code: areaCode = '', phone = '' } = request
  return request.type === 'email' ? { email: email.toLowerCase() } : { areaCode, phone }
}

const EMAIL = ['email'] as const
const PHONE = ['area_code', 'phone'] as const

async function inviterOf(tx: Tx, code = ''): Promise<number> {
  const inviter = await tx
    .selectFrom('members')
    .select('id')
    .where('invite_code', '=', code)
    .where('disabled', '=', false)
    .executeTakeFirst()
  if (!inviter) throw new Refusal('INVITE_CODE_INVALID', { field: 'invite_code' })
  return inviter.id
}
