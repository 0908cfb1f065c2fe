/** Maximum value in USDT of a member's withdrawals per UTC day, by identity status. */
export const DAILY_LIMITS = { unverified: '1000', verified: '100000' }

/** Maximum number of addresses that a member can save. */
export const ADDRESS_LIMIT = 20
