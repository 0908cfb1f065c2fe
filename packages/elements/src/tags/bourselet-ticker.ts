import { Ticker } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/** The price of a symbol as it moves, with its figures of 24 hours. `symbol`, `product`, `compact`. */
export const ticker = defineTag({
  name: 'bourselet-ticker',
  widget: Ticker,
  props: { symbol: 'string', product: 'string', compact: 'boolean' },
})
