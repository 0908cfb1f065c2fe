import type { Decimal } from '@bourselet/sdk/money'

/** Returns the selectable minimum values of trades, in quote coin. */
export const tradeSizes = (quote: string): readonly Decimal[] =>
  quote === 'BTC' ? ['0.1', '1', '10'] : ['1000', '10000', '100000']
