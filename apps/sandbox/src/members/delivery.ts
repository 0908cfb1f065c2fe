import type { Settings } from '../exchange/settings.ts'
import type { CodeScene } from './codes.ts'
import { maskEmail, maskPhone } from './mask.ts'
import { addressKey, type MemberAddress } from './member-address.ts'

interface Console {
  settings: Pick<Settings, 'revealCodes'>
  log(line: string): void
}

/**
 * Returns the recipient as the console shows it: in full only if codes are revealed. The sandbox sends no
 * mail.
 */
function recipient({ settings }: Console, address: MemberAddress): string {
  if (settings.revealCodes) return addressKey(address)
  return 'email' in address ? maskEmail(address.email) : `${address.areaCode} ${maskPhone(address.phone)}`
}

/** Delivers a code. The log holds neither code nor address unless codes are revealed. */
export function deliverCode(to: Console, address: MemberAddress, scene: CodeScene, code: string): void {
  const shown = to.settings.revealCodes ? code : '******'
  to.log(`Code for ${recipient(to, address)} (${scene}): ${shown}`)
}

/** Delivers a message without secrets. */
export function deliverMessage(to: Console, address: MemberAddress, text: string): void {
  to.log(`Message for ${recipient(to, address)}: ${text}`)
}
