import { CoinList } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/** The markets: search, favourites, sortable figures. Tells `bourselet-select` with the symbol. */
export const coinList = defineTag({
  name: 'bourselet-coin-list',
  widget: CoinList,
  props: { product: 'string', view: 'string', symbols: 'json', selected: 'string', withProducts: 'boolean' },
  events: ['onSelect'],
})
