import type { Exchange } from '../../exchange/exchange.ts'
import type { Data, Request } from '../../http/routes.ts'
import { CODE_LIFE_SECONDS, RESEND_SECONDS } from '../../members/codes.ts'
import { addressKey, type MemberAddress } from '../../members/member-address.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'

/**
 * Sends a code: here, to the operator's console. Where an address must be known to be of use (forgot), an unknown
 * one gets the same answer and nothing is delivered.
 */
export async function sendCode(
  { members, database, settings, log }: Exchange,
  request: Request<'session.sendCode'>,
): Promise<Data<'session.sendCode'>> {
  const { scene } = request
  const address = addressIn(request)
  const member = await members.find(database.db, address)
  if (member && (scene === 'register' || scene === 'bind')) throw new Refusal('ACCOUNT_EXISTS')
  const code = await members.codes.send(scene, addressKey(address))
  const useful = scene === 'register' || scene === 'bind' || member !== undefined
  if (useful) log(`Code for ${addressKey(address)} (${scene}): ${code}`)
  return {
    expire_in: CODE_LIFE_SECONDS,
    resend_in: RESEND_SECONDS,
    ...(settings.revealCodes ? { sandbox_code: code } : {}),
  }
}

function addressIn({ email, area_code, phone }: Request<'session.sendCode'>): MemberAddress {
  if (email !== undefined) {
    if (area_code !== undefined || phone !== undefined) throw invalid({ phone: 'MODE_INVALID' })
    return { email: email.toLowerCase() }
  }
  if (area_code === undefined && phone === undefined) throw invalid({ email: 'REQUIRED' })
  if (area_code === undefined) throw invalid({ area_code: 'REQUIRED' })
  if (phone === undefined) throw invalid({ phone: 'REQUIRED' })
  return { areaCode: area_code, phone }
}
