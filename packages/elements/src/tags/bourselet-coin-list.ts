import { CoinList } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The list of markets with search, favorites and sortable figures. Emits `bourselet-select` with the symbol.
 *
 * @sdk market.coins
 */
export const coinList = defineTag({
  name: 'bourselet-coin-list',
  widget: CoinList,
  props: { product: 'string', view: 'string', symbols: 'json', selected: 'string', withProducts: 'boolean' },
  events: ['onSelect'],
})
