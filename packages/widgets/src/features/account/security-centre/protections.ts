import type { Member } from '../../../shared/data/use-member.ts'
import type { TextKey } from '../../../shared/i18n/namespaces.ts'

export type ProtectionState = {
  key: 'authenticator' | 'password' | 'fund' | 'email' | 'phone' | 'kyc'
  state: TextKey<'account'>
  /** Color of the setting's state. `up` means that the member need not change the setting. */
  tone: 'up' | 'warn' | 'down' | 'neutral'
  action: TextKey<'account'>
  /** Detail that replaces the default text of the setting, for example the bound e-mail address. */
  known?: string | null
  /** Number of unused recovery codes. If it is set, it replaces the default text of the setting. */
  codesLeft?: number
}

const kyc = {
  none: { state: 'state.kycNone', tone: 'warn', action: 'action.verify' },
  pending: { state: 'state.kycPending', tone: 'neutral', action: 'action.look' },
  verified: { state: 'state.kycVerified', tone: 'up', action: 'action.look' },
  rejected: { state: 'state.kycRejected', tone: 'down', action: 'action.verify' },
} as const

const set = { state: 'state.set', tone: 'up', action: 'action.change' } as const
const notSet = { state: 'state.notSet', tone: 'warn', action: 'action.set' } as const
const bound = { state: 'state.bound', tone: 'up', action: 'action.change' } as const
const notBound = { state: 'state.notBound', tone: 'warn', action: 'action.bind' } as const

const authenticatorOf = ({ has_authenticator, recovery_codes_left }: Member) =>
  has_authenticator
    ? ({
        state: 'state.on',
        tone: 'up',
        action: 'action.manage',
        codesLeft: recovery_codes_left ?? 0,
      } as const)
    : ({ state: 'state.off', tone: 'warn', action: 'action.set' } as const)

/** Returns the states of a member's security settings; those that protect withdrawals come first. */
export function protectionsOf(member: Member): ProtectionState[] {
  const { has_trade_password, email_bound, email, area_code, phone, kyc_status } = member
  return [
    // If the operator offers no second factors, the server leaves out `has_authenticator`, and the list has no
    // row for the authenticator.
    ...(member.has_authenticator === undefined
      ? []
      : [{ key: 'authenticator' as const, ...authenticatorOf(member) }]),
    { key: 'fund', ...(has_trade_password ? set : notSet) },
    { key: 'password', ...set },
    { key: 'email', ...(email_bound ? { ...bound, known: email } : notBound) },
    // A phone number can be bound only at registration. A member without a phone number could not act on its
    // row, so the row is left out.
    ...(phone ? [{ key: 'phone' as const, ...bound, known: `${area_code ?? ''} ${phone}` }] : []),
    { key: 'kyc', ...kyc[kyc_status] },
  ]
}

/** The counts of a member's security settings: all, those that are set, and those that the member has to set. */
export type SecurityTasks = { total: number; inPlace: number; toDo: number }

/** Counts the security settings of a member. An identity in review counts neither as set nor as still to be set. */
export function securityTasks(member: Member): SecurityTasks {
  const tones = protectionsOf(member).map(({ tone }) => tone)
  const inPlace = tones.filter((tone) => tone === 'up').length
  const waiting = tones.filter((tone) => tone === 'neutral').length
  return { total: tones.length, inPlace, toDo: tones.length - inPlace - waiting }
}
