import { validate } from '@bourselet/sdk/money'
import { type Account, checkAccount, emptyAccount } from '../../../shared/form/account.ts'
import { checkNewPassword } from '../../../shared/form/check-new-password.ts'

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
