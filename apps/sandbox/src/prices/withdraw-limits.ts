/** USDT a UTC day that a member may take out, by his identity (rulebook 5). */
export const DAILY_LIMITS = { unverified: '1000', verified: '100000' }
