const reasons = [
  'ioc',
  'fok',
  'no_liquidity',
  'price_protection',
  'self_trade',
  'amount_too_small',
  'system',
] as const

/** Why a spot order ended by itself; each has its sentence. */
export type EndReason = (typeof reasons)[number]

/** The reason as a spot order has it; null when there is none, or one that spot orders do not know. */
export function endReason(reason: string | null): EndReason | null {
  return reasons.find((one) => one === reason) ?? null
}
