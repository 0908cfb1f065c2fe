import type { Decimal } from '@bourselet/sdk/money'

/** What can be spent of both coins, and the member's fee rates as fractions. */
export type Funds = { base: Decimal; quote: Decimal; maker: Decimal; taker: Decimal }
