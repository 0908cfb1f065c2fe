import type { Request } from '@bourselet/sdk'
import { checkAddress } from '@bourselet/sdk/address'
import {
  compare,
  type DailyLimit,
  type Decimal,
  isWireAmount,
  trim,
  type WithdrawRule,
  withdrawError,
  withdrawFee,
} from '@bourselet/sdk/money'
import type { Problem } from '../../../shared/form/use-form.ts'
import type { CoinChain } from '../../../shared/funds/use-fund-coins.ts'
import { addressProblem } from '../address-problem.ts'
import type { ReviewReason } from '../withdrawal.ts'

/** The entries of the form. `to` is the id of a saved address, or `new` for a typed address. */
export type Draft = {
  amount: Decimal | ''
  to: string
  address: string
  card: string
  contact: string
  code: string
}

export const emptyDraft: Draft = { amount: '', to: '', address: '', card: '', contact: '', code: '' }

export const NEW = 'new'

type WithdrawTerms = Pick<CoinChain, 'fee_fixed' | 'fee_rate' | 'withdraw_min' | 'withdraw_max'>

/**
 * Converts the terms of withdrawals, on a network or to bank cards, to the type that the withdrawal formulas of the SDK
 * use.
 */
export const ruleOf = ({ fee_fixed, fee_rate, withdraw_min, withdraw_max }: WithdrawTerms): WithdrawRule => ({
  fee_fixed,
  fee_rate,
  min: withdraw_min,
  max: withdraw_max,
})

type Problems = Partial<Record<keyof Draft, Problem>>

export type Terms = {
  method: 'crypto' | 'bank'
  coin: string
  chain: string
  rule: WithdrawRule
  available: Decimal
  /** The daily limit in USDT and its used part; null if the used part is not known exactly. */
  daily: DailyLimit | null
  needsCode: boolean
}

/**
 * Returns the problem of each invalid field, in the order in which the screen shows the fields.
 */
export function checkDraft(draft: Draft, terms: Terms): Problems {
  const place: Problems = terms.method === 'bank' ? checkCard(draft) : checkTo(draft, terms)
  const wrong = checkAmount(draft.amount, terms)
  return {
    ...place,
    ...(wrong ? { amount: wrong } : {}),
    ...(terms.needsCode && draft.code.length < 6 ? { code: draft.code ? 'CODE_INVALID' : 'REQUIRED' } : {}),
  }
}

const checkCard = ({ card }: Draft) => (card === '' ? { card: 'REQUIRED' } : {})

function checkTo({ to, address }: Draft, { chain }: Terms): Problems {
  if (to === '') return { to: 'REQUIRED' }
  if (to !== NEW) return {}
  const problem = addressProblem(chain, address.trim())
  return problem === null ? {} : { address: problem }
}

function checkAmount(amount: Decimal | '', { rule, available, daily }: Terms): string | null {
  if (amount === '') return 'REQUIRED'
  if (!isWireAmount(trim(amount))) return 'AMOUNT_FORMAT'
  return withdrawError(amount, available, rule, daily)
}

/** Returns the fee and the amount received; null if the amount is invalid or does not exceed the fee. */
export function previewOf(
  amount: Decimal | '',
  rule: WithdrawRule,
): { fee: Decimal; arrival: Decimal } | null {
  if (amount === '' || !isWireAmount(trim(amount))) return null
  const preview = withdrawFee(amount, rule)
  return compare(preview.arrival, '0') > 0 ? preview : null
}

type Asked = Exclude<Request<'withdraw.request'>, { action: 'cancel' }>
/** The withdrawal request without the fund password. */
export type Intent = Asked extends infer One
  ? One extends Asked
    ? Omit<One, 'trade_password'>
    : never
  : never

export function intentOf(draft: Draft, terms: Terms): Intent {
  const { coin, chain, method, needsCode } = terms
  const rest = { coin, amount: trim(draft.amount), ...(needsCode ? { code: draft.code } : {}) }
  if (method === 'bank') return { ...rest, type: 'bank', bank_id: Number(draft.card) }
  if (draft.to === NEW) return { ...rest, chain, address: draft.address.trim() }
  return { ...rest, chain, address_id: Number(draft.to) }
}

/**
 * Returns the text that identifies a withdrawal. It does not contain the verification code. After a lost answer the
 * member may send the same withdrawal with a new code. Both requests then have the same text and thus the same
 * idempotency key, so the server pays only once.
 */
export const identityOf = ({ code: _, ...withdrawal }: Intent): string =>
  `withdraw.request ${JSON.stringify(withdrawal)}`

/**
 * Returns the saved address that equals a typed address on a chain. For the server, a withdrawal to a typed address
 * that is saved is a withdrawal to the saved address. The coin for which the address was saved does not matter.
 */
export function savedAddress<Saved extends { chain: string; address: string }>(
  book: readonly Saved[],
  chain: string,
  typed: string,
): Saved | undefined {
  const { normalized } = checkAddress(chain, typed.trim())
  return book.find((entry) => entry.chain === chain && entry.address === normalized)
}

/**
 * Returns the reasons for which a withdrawal is reviewed. Without `saved`, the address was typed and is not saved, which
 * counts as a changed destination.
 */
export function reasonsFor(
  saved: { changed_at: number } | undefined,
  standing: readonly ReviewReason[],
  isRecent: (destination: { changed_at: number }) => boolean,
): ReviewReason[] {
  const isNew = !saved || isRecent(saved)
  return [...new Set<ReviewReason>([...(isNew ? (['address_changed'] as const) : []), ...standing])]
}
