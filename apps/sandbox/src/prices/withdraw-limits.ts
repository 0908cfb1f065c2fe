/** USDT that a member may withdraw in a UTC day, by their identity. */
export const DAILY_LIMITS = { unverified: '1000', verified: '100000' }

/** Addresses that a member may save. */
export const ADDRESS_LIMIT = 20
