import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Deposits: addresses, declared transfers, confirmations. */
export const deposit = (call: Call) => ({
  /** The address shown first, of USDT on TRC20 unless asked otherwise. Refuses CHAIN_UNSUPPORTED. */
  addressDefault: (
    request: Request<'deposit.addressDefault'> = {},
    options?: CallOptions,
  ): Answer<'deposit.addressDefault'> => call('deposit.addressDefault', request, options),

  /** Addresses on every chain of a coin, or of all coins. */
  addresses: (
    request: Request<'deposit.addresses'> = {},
    options?: CallOptions,
  ): Answer<'deposit.addresses'> => call('deposit.addresses', request, options),

  /** Declares a transfer the member made, in units of the coin; in a sandbox also the faucet. Refuses TXID_USED. */
  declare: (request: Request<'deposit.declare'>, options?: CallOptions): Answer<'deposit.declare'> =>
    call('deposit.declare', request, options),

  /** State and confirmations of one deposit, by id, order number or transaction id. */
  get: (request: Request<'deposit.get'>, options?: CallOptions): Answer<'deposit.get'> =>
    call('deposit.get', request, options),

  /** Deposits by page, newest first. */
  records: (request: Request<'deposit.records'> = {}, options?: CallOptions): Answer<'deposit.records'> =>
    call('deposit.records', request, options),
})
