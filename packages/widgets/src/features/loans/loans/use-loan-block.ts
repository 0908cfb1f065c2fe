import { compare } from '@bourselet/sdk/money'
import { useLoanIdentity } from '../../../shared/data/use-loan-identity.ts'
import type { Member } from '../../../shared/data/use-member.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import type { LoanGoods } from '../loan.ts'
import { useLoans } from '../use-loans.ts'

/** A reason why the member cannot borrow now: the name of the refusal that the server would return, and its text. */
export type LoanBlock = { name: 'KYC_REQUIRED' | 'CREDIT_TOO_LOW' | 'LOAN_ACTIVE'; text: string }

/**
 * Returns the reason why the member cannot borrow now; undefined if there is none. Either their identity is not verified
 * although the operator requires this for loans. Or their credit score is too low. Or they already have an open loan
 * without collateral, and only one at a time is allowed.
 */
export function useLoanBlock(goods: LoanGoods, member: Member | undefined): LoanBlock | undefined {
  const errorText = useErrorText()
  const loans = useLoans('open').data?.list
  const isUnverified = member !== undefined && member.kyc_level < 1
  const identity = useLoanIdentity(isUnverified)
  if (!member || identity.loading) return undefined
  if (isUnverified && identity.data?.passed === false)
    return { name: 'KYC_REQUIRED', text: errorText('KYC_REQUIRED') }
  const required = goods.min_credit_score
  if (required !== null && compare(String(member.credit_score), String(required)) < 0)
    return {
      name: 'CREDIT_TOO_LOW',
      text: errorText({ name: 'CREDIT_TOO_LOW', params: { required } }),
    }
  const hasPlainLoan = loans?.some(({ collateral_coin }) => collateral_coin === null)
  return !goods.collateral && hasPlainLoan
    ? { name: 'LOAN_ACTIVE', text: errorText('LOAN_ACTIVE') }
    : undefined
}
