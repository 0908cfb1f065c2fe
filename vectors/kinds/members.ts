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
import { type Kinds, kind } from '../kind.ts'

declare module '../vector-file.ts' {
  interface Constants {
    deposit: { min: string; confirmations: number }
    sign_rewards: string[]
    referral_rates: string[]
  }
}

const validateKind = kind<{ rule: ValidationRule; value: unknown }>((input) => {
  const error = validate(input.rule, input.value)
  return { ok: error === null, error }
})

const signInKind = kind<{ dates: string[]; rewards?: string[] }>((input, constants) => {
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

const referralKind = kind<ReferralInput>((input, constants) => ({
  coin: input.coin,
  ...referralRewards(input.fee, input.uplines, input.rates ?? constants.referral_rates),
}))

interface DepositInput {
  amount: string
  confirmations: number
  min?: string
  required?: number
}

const depositKind = kind<DepositInput>((input, constants) =>
  depositState(input.amount, input.confirmations, {
    min: input.min ?? constants.deposit.min,
    confirmations: input.required ?? constants.deposit.confirmations,
  }),
)

export const kinds: Kinds = {
  validate: validateKind,
  sign_in: signInKind,
  referral: referralKind,
  deposit: depositKind,
}
