import type { Control } from '../exchange/control.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  FUTURES_ORDER_TYPES,
  type FuturesOrderType,
  SPOT_ORDER_TYPES,
  type SpotOrderType,
} from '../exchange/settings.ts'

interface Changes {
  withdraw_code_required?: boolean
  bank_withdraw_enabled?: boolean
  spot_order_types?: SpotOrderType[]
  futures_order_types?: FuturesOrderType[]
}

/** Returns the control that changes the operator's settings without a restart. */
export function settingsControl(exchange: () => Exchange): Control {
  const setting = { type: 'boolean' }
  const listOf = (types: readonly string[]) => ({ type: 'array', uniqueItems: true, items: { enum: types } })
  return {
    method: 'POST',
    body: {
      properties: {
        withdraw_code_required: setting,
        bank_withdraw_enabled: setting,
        spot_order_types: listOf(SPOT_ORDER_TYPES),
        futures_order_types: listOf(FUTURES_ORDER_TYPES),
      },
    },
    run(body) {
      const { settings } = exchange()
      const changes = body as Changes
      const { withdraw_code_required, bank_withdraw_enabled, spot_order_types } = changes
      settings.withdrawCodeRequired = withdraw_code_required ?? settings.withdrawCodeRequired
      settings.bankWithdrawEnabled = bank_withdraw_enabled ?? settings.bankWithdrawEnabled
      settings.spotOrderTypes = spot_order_types ?? settings.spotOrderTypes
      settings.futuresOrderTypes = changes.futures_order_types ?? settings.futuresOrderTypes
      return {
        withdraw_code_required: settings.withdrawCodeRequired,
        bank_withdraw_enabled: settings.bankWithdrawEnabled,
        spot_order_types: settings.spotOrderTypes,
        futures_order_types: settings.futuresOrderTypes,
      }
    },
  }
}
