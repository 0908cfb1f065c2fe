import type { ContractPreference } from '../../../shared/provider/contract-preferences.ts'
import type { Margin } from '../futures-ticket/stake.ts'

/** Returns a text that identifies a setting. A choice stores the text of the setting that it replaced. */
export const nameOf = ({ mode, leverage }: Margin): string => `${mode} ${leverage}`

export type Bounds = {
  /** True while a position or an order is open, because its margin mode cannot change. */
  isModeLocked: boolean
  /** The minimum leverage. It is above 1 for an open isolated position, whose leverage can only be raised. */
  least: number
  most: number
}

/**
 * Returns the margin mode and leverage of the next order. While a position or an order is open, a choice
 * changes only the leverage. The choice is ignored if the setting has changed since it was made, for example
 * on another device.
 */
export function effectiveMargin(
  setting: Margin,
  chosen: ContractPreference | undefined,
  bounds: Bounds,
): Margin {
  const isStale = bounds.isModeLocked && chosen !== undefined && chosen.over !== nameOf(setting)
  if (!chosen || isStale) return { ...setting, leverage: within(setting.leverage, bounds) }
  return {
    mode: bounds.isModeLocked ? setting.mode : chosen.marginMode,
    leverage: within(chosen.leverage, bounds),
  }
}

export const within = (leverage: number, { least, most }: Bounds): number =>
  Math.min(most, Math.max(least, leverage))
