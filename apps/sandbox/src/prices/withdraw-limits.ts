/** Daily withdrawal limit in USDT (UTC day), by identity status. */
export const DAILY_LIMITS = { unverified: '1000', verified: '100000' }

/** Maximum number of saved addresses per member. */
export const ADDRESS_LIMIT = 20
