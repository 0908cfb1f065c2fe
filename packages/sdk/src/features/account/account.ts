import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** The member: profile, levels, e-mail and passwords. */
export const account = (call: Call) => ({
  /** Profile, address book and asset totals (USDT value) of the member. */
  info: (options?: CallOptions): Answer<'account.info'> => call('account.info', undefined, options),

  /**
   * Binds or replaces the e-mail with a code of scene bind. The first one needs `password` or `trade_password`,
   * replacing it `trade_password`. Refuses ACCOUNT_EXISTS.
   */
  bindEmail: (request: Request<'account.bindEmail'>, options?: CallOptions): Answer<'account.bindEmail'> =>
    call('account.bindEmail', request, options),

  /** Membership levels with fee rates as fractions; `current_level` is null for a visitor. */
  levels: (options?: CallOptions): Answer<'account.levels'> => call('account.levels', undefined, options),

  /**
   * Sets, changes or resets the six-digit fund password. Withdrawals are then reviewed for 24 hours. Refuses
   * CONTACT_CHANGED with `retry_after` in seconds for a reset after a contact changed.
   */
  changeTradePassword: (
    request: Request<'account.changeTradePassword'>,
    options?: CallOptions,
  ): Answer<'account.changeTradePassword'> => call('account.changeTradePassword', request, options),

  /** Changes the log-in password, or resets it with account and code when signed out. Ends every session. */
  changePassword: (
    request: Request<'account.changePassword'>,
    options?: CallOptions,
  ): Answer<'account.changePassword'> => call('account.changePassword', request, options),

  /** Changes profile fields, at least one, else VALIDATION with NOTHING_TO_CHANGE. */
  update: (request: Request<'account.update'> = {}, options?: CallOptions): Answer<'account.update'> =>
    call('account.update', request, options),
})
