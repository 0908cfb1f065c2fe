import type { Exchange } from '../../exchange/exchange.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Context, Data, Request } from '../../http/routes.ts'
import { CODE_VALID_SECONDS, RESEND_SECONDS } from '../../members/codes.ts'
import { deliverCode } from '../../members/delivery.ts'
import { addressKey, checkedPhone, type MemberAddress, phoneAddress } from '../../members/member-address.ts'
import { invalid } from '../../refusals/refusal.ts'

/**
 * Creates a verification code and prints it on the operator's console, masked unless the setting `revealCodes` is on.
 * The answer does not depend on whether the address has an account. With the scenes (purposes) `register` and `bind`, a
 * code is also printed for an address that already has an account; the call that uses the code then refuses the
 * address. With any other scene, such as `forgot`, no code is printed for an address without an account.
 */
export async function sendCode(
  exchange: Exchange,
  request: Request<'session.sendCode'>,
  { db, ip }: Context,
): Promise<Data<'session.sendCode'>> {
  const { members, settings } = exchange
  const { scene } = request
  const isNew = scene === 'register' || scene === 'bind'
  const address = addressIn(request, isNew)
  const member = await members.find(db, address)
  const owner = isNew ? 'none yet' : member?.id
  const requester = await members.devices.requester(db, {
    token: request.device_token,
    owner,
    network: networkOf(ip),
  })
  const code = await members.codes.send({ scene, address: addressKey(address), requester })
  const useful = isNew || member !== undefined
  if (useful) deliverCode(exchange, address, scene, code)
  return {
    expire_in: CODE_VALID_SECONDS,
    resend_in: RESEND_SECONDS,
    ...(settings.revealCodes ? { sandbox_code: code } : {}),
  }
}

/**
 * Returns the address to which a code is sent. A phone number is checked only for the scenes `register` and `bind`,
 * which add a new address. Members of earlier versions may have a phone number whose calling code is refused now, and
 * codes must be sent to these numbers too.
 */
function addressIn({ email, area_code, phone }: Request<'session.sendCode'>, isNew: boolean): MemberAddress {
  if (email !== undefined) {
    if (area_code !== undefined || phone !== undefined) throw invalid({ phone: 'MODE_INVALID' })
    return { email: email.toLowerCase() }
  }
  if (area_code === undefined && phone === undefined) throw invalid({ email: 'REQUIRED' })
  if (area_code === undefined) throw invalid({ area_code: 'REQUIRED' })
  if (phone === undefined) throw invalid({ phone: 'REQUIRED' })
  return isNew ? checkedPhone(area_code, phone) : phoneAddress(area_code, phone)
}
