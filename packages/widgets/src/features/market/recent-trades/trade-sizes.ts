import type { Decimal } from '@bourselet/sdk/money'

/** The values from which on trades may be picked out, in quote coin. */
export const tradeSizes = (quote: string): readonly Decimal[] =>
  quote === 'BTC' ? ['0.1', '1', '10'] : ['1000', '10000', '100000']
