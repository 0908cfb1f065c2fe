import type { ContractPreference } from '../../../shared/provider/contract-preferences.ts'
import type { Margin } from '../futures-ticket/stake.ts'

/** A setting as a choice remembers the one it replaced. */
export const nameOf = ({ mode, leverage }: Margin): string => `${mode} ${leverage}`

export type Bounds = {
  /** A position or an order is open: its margin mode stands. */
  isModeLocked: boolean
  /** Below it the exchange refuses: an isolated position only goes up. */
  least: number
  most: number
}

/**
 * Margin mode and leverage of the next order. A choice counts while nothing is open; once something is, only as far as
 * the exchange takes it, and only against the setting that it was made against: another device may have changed that.
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
