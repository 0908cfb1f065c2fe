import { Ticker } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The live price of a symbol with its 24-hour figures. `compact` shows one line with coin, price and change.
 *
 * @sdk market.coins
 * @topic ticker:spot:BTCUSDT
 * @part price The last price.
 * @part change The 24-hour change. Its second part name is `up`, `down` or `none`.
 * @part stat A 24-hour figure with its label.
 */
export const ticker = defineTag({
  name: 'bourselet-ticker',
  tier: 'open',
  widget: Ticker,
  props: { symbol: 'string', product: ['spot', 'futures'], compact: 'boolean' },
})
