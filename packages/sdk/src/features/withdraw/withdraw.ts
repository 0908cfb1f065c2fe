import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Withdrawals and the address book. */
export const withdraw = (call: Call) => ({
  /** Requests a withdrawal; the fee is inside the amount. Refuses WITHDRAW_MIN, WITHDRAW_DAILY_LIMIT and more. */
  request: (request: Request<'withdraw.request'>, options?: CallOptions): Answer<'withdraw.request'> =>
    call('withdraw.request', request, options),

  /** Requests a withdrawal of USDT; otherwise as `request`. */
  requestUsdt: (
    request: Request<'withdraw.requestUsdt'>,
    options?: CallOptions,
  ): Answer<'withdraw.requestUsdt'> => call('withdraw.requestUsdt', request, options),

  /** Withdrawals by page, newest first. */
  records: (request: Request<'withdraw.records'> = {}, options?: CallOptions): Answer<'withdraw.records'> =>
    call('withdraw.records', request, options),

  /** Adds, edits or deletes an address or bank card; withdrawals to it are reviewed for 24 hours. */
  saveDestination: (
    request: Request<'withdraw.saveDestination'>,
    options?: CallOptions,
  ): Answer<'withdraw.saveDestination'> => call('withdraw.saveDestination', request, options),
})
