import { Ticker } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The live price of a symbol with its 24-hour figures. `compact` shows one line with coin, price and change.
 *
 * @sdk market.coins
 * @topic ticker:spot:BTCUSDT
 */
export const ticker = defineTag({
  name: 'bourselet-ticker',
  widget: Ticker,
  props: { symbol: 'string', product: 'string', compact: 'boolean' },
})
