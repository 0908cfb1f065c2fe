import type { Margin } from '../futures-ticket/exposure.ts'

/** Margin mode and leverage that the member chose for the next order of a contract. */
export type ContractPreference = {
  marginMode: 'cross' | 'isolated'
  leverage: number
  /**
   * The margin setting of the exchange at the time of the choice. If the exchange changes this setting later,
   * the member's choice no longer applies.
   */
  over: string
}

/** Maximum number of choices that the browser stores; older ones are deleted. */
const MOST = 100

/** Returns a stored choice; undefined if there is none or it is invalid. */
export function contractPreference(stored: unknown): ContractPreference | undefined {
  const { marginMode, leverage, over } = (stored ?? {}) as Partial<Record<keyof ContractPreference, unknown>>
  const isValid =
    (marginMode === 'cross' || marginMode === 'isolated') &&
    Number.isInteger(leverage) &&
    Number(leverage) >= 1 &&
    typeof over === 'string'
  return isValid ? (stored as ContractPreference) : undefined
}

/**
 * Returns the stored choices with `chosen` under `key`, in place of an earlier choice for this key. Only the newest
 * `MOST` choices are returned.
 */
export function withChoice(
  stored: Readonly<Record<string, unknown>>,
  key: string,
  chosen: ContractPreference,
): Record<string, unknown> {
  const others = Object.entries(stored).filter(([one]) => one !== key)
  return Object.fromEntries([...others.slice(1 - MOST), [key, chosen]])
}

/**
 * Returns a text that identifies a margin setting of the server. The member's stored choice contains the text of the
 * setting that applied when the member chose. If the texts differ later, the setting has changed since.
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
 * Returns the margin mode and leverage of the next order. While a position or an order is open, only the leverage of
 * the member's choice is used, because the margin mode cannot change. The choice is ignored if the member's setting on
 * the server has changed since the choice, for example by an order from another device.
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
