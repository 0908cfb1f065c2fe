import type { ContractPreference } from '../../../shared/provider/contract-preferences.ts'
import type { Margin } from '../futures-ticket/stake.ts'

/**
 * Returns a text that identifies a setting. A stored choice contains the text of the setting at the time of the
 * choice, so that a later change of the setting can be detected.
 */
export const nameOf = ({ mode, leverage }: Margin): string => `${mode} ${leverage}`

export type Bounds = {
  /** True while a position or an order is open, because the margin mode cannot be changed then. */
  isModeLocked: boolean
  /** The minimum leverage. It is above 1 for an open isolated position, whose leverage can only be raised. */
  least: number
  most: number
}

/**
 * Returns the margin mode and leverage of the next order. While a position or an order is open, the member's choice
 * changes only the leverage. The choice is ignored if the setting of the exchange has changed since the member chose,
 * for example on another device.
 */
export function effectiveMargin(
  setting: Margin,
  chosen: ContractPreference | undefined,
  bounds: Bounds,
): Margin {
  const isStale = chosen !== undefined && chosen.over !== nameOf(setting)
  if (!chosen || isStale) return { ...setting, leverage: within(setting.leverage, bounds) }
  return {
    mode: bounds.isModeLocked ? setting.mode : chosen.marginMode,
    leverage: within(chosen.leverage, bounds),
  }
}

export const within = (leverage: number, { least, most }: Bounds): number =>
  Math.min(most, Math.max(least, leverage))
