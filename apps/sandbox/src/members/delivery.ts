import type { Schema } from '@bourselet/openapi'
import type { Settings } from '../exchange/settings.ts'
import { maskEmail, maskPhone } from './mask.ts'
import { addressKey, type MemberAddress } from './member-address.ts'

interface Console {
  settings: Pick<Settings, 'revealCodes'>
  log(line: string): void
}

/**
 * Returns the recipient of a code or message as the operator's console shows it: masked, unless codes are revealed.
 * The sandbox sends no e-mails and no text messages.
 */
function recipient({ settings }: Console, address: MemberAddress): string {
  if (settings.revealCodes) return addressKey(address)
  return 'email' in address ? maskEmail(address.email) : `${address.areaCode} ${maskPhone(address.phone)}`
}

/**
 * Prints a verification code on the operator's console. Unless codes are revealed, the code and its address are
 * masked.
 */
export function deliverCode(
  to: Console,
  address: MemberAddress,
  scene: Schema<'CodeScene'>,
  code: string,
): void {
  const shown = to.settings.revealCodes ? code : '******'
  to.log(`Code for ${recipient(to, address)} (${scene}): ${shown}`)
}

/** Prints a message that contains no secrets on the operator's console. */
export function deliverMessage(to: Console, address: MemberAddress, text: string): void {
  to.log(`Message for ${recipient(to, address)}: ${text}`)
}
