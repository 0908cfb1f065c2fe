import { checkLoginPassword, validate } from '@bourselet/sdk/money'
import { type Account, checkAccount, emptyAccount } from '../account-fields/account.ts'

export type Registration = Account & {
  code: string
  password: string
  password_confirm: string
  invite_code: string
  agree: boolean
}

export const firstRegistration: Registration = {
  ...emptyAccount,
  code: '',
  password: '',
  password_confirm: '',
  invite_code: '',
  agree: false,
}

/** Names of what is wrong with a new password and its repetition. */
export function checkNewPassword(
  password: string,
  repeated: string,
): { password?: string; password_confirm?: string } {
  const wrong = password === '' ? 'REQUIRED' : checkLoginPassword(password)
  return {
    ...(wrong ? { password: wrong } : {}),
    ...(repeated === '' ? { password_confirm: 'REQUIRED' } : {}),
    ...(repeated !== '' && repeated !== password ? { password_confirm: 'PASSWORD_MISMATCH' } : {}),
  }
}

const checkInvite = (code: string, required: boolean): string | null =>
  code === '' ? (required ? 'REQUIRED' : null) : validate('invite_code', code)

export function checkRegistration(values: Registration, inviteRequired: boolean) {
  const invite = checkInvite(values.invite_code, inviteRequired)
  return {
    ...checkAccount(values),
    ...(values.code.length === 6 ? {} : { code: values.code === '' ? 'REQUIRED' : 'CODE_INVALID' }),
    ...checkNewPassword(values.password, values.password_confirm),
    ...(invite ? { invite_code: invite } : {}),
    ...(values.agree ? {} : { agree: 'AGREEMENT_REQUIRED' }),
  }
}
