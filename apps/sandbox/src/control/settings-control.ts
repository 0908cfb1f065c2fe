import type { Control } from '../exchange/control.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { SPOT_ORDER_TYPES, type SpotOrderType } from '../exchange/settings.ts'

interface Changes {
  withdraw_code_required?: boolean
  bank_withdraw_enabled?: boolean
  spot_order_types?: SpotOrderType[]
}

/** Returns the control that changes site-wide operator settings without a restart. */
export function settingsControl(exchange: () => Exchange): Control {
  const setting = { type: 'boolean' }
  const orderTypes = { type: 'array', uniqueItems: true, items: { enum: SPOT_ORDER_TYPES } }
  return {
    method: 'POST',
    body: {
      properties: {
        withdraw_code_required: setting,
        bank_withdraw_enabled: setting,
        spot_order_types: orderTypes,
      },
    },
    run(body) {
      const { settings } = exchange()
      const { withdraw_code_required, bank_withdraw_enabled, spot_order_types } = body as Changes
      settings.withdrawCodeRequired = withdraw_code_required ?? settings.withdrawCodeRequired
      settings.bankWithdrawEnabled = bank_withdraw_enabled ?? settings.bankWithdrawEnabled
      settings.spotOrderTypes = spot_order_types ?? settings.spotOrderTypes
      return {
        withdraw_code_required: settings.withdrawCodeRequired,
        bank_withdraw_enabled: settings.bankWithdrawEnabled,
        spot_order_types: settings.spotOrderTypes,
      }
    },
  }
}
