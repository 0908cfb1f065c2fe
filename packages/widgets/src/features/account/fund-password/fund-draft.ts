import type { Request } from '@bourselet/sdk'
import type { Member } from '../../../shared/data/use-member.ts'
import { type Account, checkAccount, emptyAccount } from '../../../shared/form/account.ts'

/**
 * The proof that authorizes a change of the fund password: `set` needs the log-in password, `change` the old
 * fund password, `reset` a verification code.
 */
export type FundMode = 'set' | 'change' | 'reset'

export type FundDraft = Account & {
  password: string
  old_trade_password: string
  code: string
  trade_password: string
  trade_password_confirm: string
}

export const emptyFundDraft = ({ email_bound, area_code }: Member): FundDraft => ({
  ...emptyAccount,
  type: email_bound ? 'email' : 'phone',
  area_code: area_code ?? emptyAccount.area_code,
  password: '',
  old_trade_password: '',
  code: '',
  trade_password: '',
  trade_password_confirm: '',
})

type Wrong = { [K in keyof FundDraft]?: string }

const LENGTH = 6

const checkPin = (pin: string) =>
  pin === '' ? 'REQUIRED' : pin.length < LENGTH ? 'TRADE_PASSWORD_FORMAT' : undefined

/** Returns the error of each invalid field, in the order in which the screen shows the fields. */
export function checkFundDraft(mode: FundMode, draft: FundDraft): Wrong {
  const { trade_password, trade_password_confirm } = draft
  const repeated =
    checkPin(trade_password_confirm) ??
    (trade_password_confirm === trade_password ? undefined : 'PASSWORD_MISMATCH')
  const wrong: Wrong = {
    ...checkProof(mode, draft),
    trade_password: checkPin(trade_password),
    trade_password_confirm: repeated,
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, name]) => name !== undefined))
}

function checkProof(mode: FundMode, draft: FundDraft): Wrong {
  if (mode === 'set') return { password: draft.password === '' ? 'REQUIRED' : undefined }
  if (mode === 'change') return { old_trade_password: checkPin(draft.old_trade_password) }
  const code = draft.code === '' ? 'REQUIRED' : draft.code.length < LENGTH ? 'CODE_INVALID' : undefined
  return { ...checkAccount(draft), code }
}

export function fundRequest(mode: FundMode, draft: FundDraft): Request<'account.changeTradePassword'> {
  const { trade_password, trade_password_confirm, password, old_trade_password, code } = draft
  const proof = { set: { password }, change: { old_trade_password }, reset: { code } }[mode]
  return { trade_password, trade_password_confirm, ...proof }
}
