import type { Control } from '../exchange/control.ts'
import type { Exchange } from '../exchange/exchange.ts'

/** Returns the control that changes site-wide operator settings without a restart. */
export function settingsControl(exchange: () => Exchange): Control {
  const setting = { type: 'boolean' }
  return {
    method: 'POST',
    body: { properties: { withdraw_code_required: setting, bank_withdraw_enabled: setting } },
    run(body) {
      const { settings } = exchange()
      const { withdraw_code_required, bank_withdraw_enabled } = body as Record<string, boolean | undefined>
      settings.withdrawCodeRequired = withdraw_code_required ?? settings.withdrawCodeRequired
      settings.bankWithdrawEnabled = bank_withdraw_enabled ?? settings.bankWithdrawEnabled
      return {
        withdraw_code_required: settings.withdrawCodeRequired,
        bank_withdraw_enabled: settings.bankWithdrawEnabled,
      }
    },
  }
}
