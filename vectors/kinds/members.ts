import {
  add,
  amount,
  depositState,
  referralRewards,
  type SignIn,
  signIn,
  type Upline,
  type ValidationRule,
  validate,
} from '@bourselet/sdk/money'
import { kind } from '../kind.ts'

export const validateKind = kind<{ rule: ValidationRule; value: unknown }>((input) => {
  const error = validate(input.rule, input.value)
  return { ok: error === null, error }
})

export const signInKind = kind<{ dates: string[]; rewards?: string[] }>((input, constants) => {
  let last: SignIn | null = null
  let total = '0'
  const rows = input.dates.map((date) => {
    const next = signIn(last, date, input.rewards ?? constants.sign_rewards)
    if (next === null) return { date, error: 'ALREADY_SIGNED' }
    last = next
    total = add(total, next.reward)
    return next
  })
  return { rows, total: amount(total) }
})

interface ReferralInput {
  fee: string
  coin: string
  uplines: (Upline | null)[]
  rates?: string[]
}

export const referralKind = kind<ReferralInput>((input, constants) => ({
  coin: input.coin,
  ...referralRewards(input.fee, input.uplines, input.rates ?? constants.referral_rates),
}))

interface DepositInput {
  amount: string
  confirmations: number
  min?: string
  required?: number
}

export const depositKind = kind<DepositInput>((input, constants) =>
  depositState(input.amount, input.confirmations, {
    min: input.min ?? constants.deposit.min,
    confirmations: input.required ?? constants.deposit.confirmations,
  }),
)
