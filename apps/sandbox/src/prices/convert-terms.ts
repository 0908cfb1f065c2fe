import { coins } from './coins.ts'

/** Time for which a quote can be accepted. */
export const QUOTE_SECONDS = 10
/** Bounds of the value of a conversion in USDT; docs/rules.md#conversion-and-transfers. */
export const CONVERT_BOUNDS = { min_value_usdt: '1', max_value_usdt: '100000' }

/** The cost of each coin as a fraction, inside the rate; a pair costs the higher of its two coins. */
export const spreads = coins.map(({ coin }) => ({ coin, spread: '0.001' }))
