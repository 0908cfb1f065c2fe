import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Loans and their repayment. */
export const loans = (call: Call) => ({
  /** Loans on offer; rates are daily fractions, amounts in the coin. */
  goods: (request: Request<'loans.goods'> = {}, options?: CallOptions): Answer<'loans.goods'> =>
    call('loans.goods', request, options),

  /** Applies for a loan with the agreement accepted. Refuses LOAN_RANGE, KYC_REQUIRED, CREDIT_TOO_LOW, LOAN_ACTIVE. */
  apply: (request: Request<'loans.apply'>, options?: CallOptions): Answer<'loans.apply'> =>
    call('loans.apply', request, options),

  /** Loans by page, newest first, with what is due now. */
  orders: (request: Request<'loans.orders'> = {}, options?: CallOptions): Answer<'loans.orders'> =>
    call('loans.orders', request, options),

  /** Repays a loan from the spot account, in full unless an amount is given. Refuses LOAN_NOT_REPAYABLE. */
  repay: (request: Request<'loans.repay'>, options?: CallOptions): Answer<'loans.repay'> =>
    call('loans.repay', request, options),
})
