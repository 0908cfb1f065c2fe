import type { Member } from '../../../shared/data/use-member.ts'
import type { TextKey } from '../../../shared/i18n/namespaces.ts'
import type { IconName } from '../../../shared/ui/icon-shapes.ts'

export type ProtectionState = {
  key: 'password' | 'fund' | 'email' | 'kyc' | 'sessions'
  icon: IconName
  state: TextKey<'account'>
  /** Color of the state; `up` means that the setting needs no action. */
  tone: 'up' | 'warn' | 'down' | 'neutral'
  action: TextKey<'account'>
  /** Detail shown in place of the default text. */
  known?: string | null
  count?: number
}

const kyc = {
  none: { state: 'state.kycNone', tone: 'warn', action: 'action.verify' },
  pending: { state: 'state.kycPending', tone: 'neutral', action: 'action.look' },
  verified: { state: 'state.kycVerified', tone: 'up', action: 'action.look' },
  rejected: { state: 'state.kycRejected', tone: 'down', action: 'action.verify' },
} as const

/** Returns the states of a member's security settings. */
export function protectionsOf(member: Member): ProtectionState[] {
  const { has_trade_password, email_bound, email, kyc_status, sessions } = member
  return [
    { key: 'password', icon: 'lock', state: 'state.set', tone: 'up', action: 'action.change' },
    has_trade_password
      ? { key: 'fund', icon: 'shield', state: 'state.set', tone: 'up', action: 'action.change' }
      : { key: 'fund', icon: 'shield', state: 'state.notSet', tone: 'warn', action: 'action.set' },
    email_bound
      ? {
          key: 'email',
          icon: 'mail',
          state: 'state.bound',
          tone: 'up',
          action: 'action.change',
          known: email,
        }
      : { key: 'email', icon: 'mail', state: 'state.notBound', tone: 'warn', action: 'action.bind' },
    { key: 'kyc', icon: 'user', ...kyc[kyc_status] },
    {
      key: 'sessions',
      icon: 'monitor',
      state: 'state.devices',
      tone: 'neutral',
      action: 'action.look',
      count: sessions.length,
    },
  ]
}
