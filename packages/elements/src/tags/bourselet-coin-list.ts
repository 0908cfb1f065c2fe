import { CoinList } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The list of markets with search, favorites and sortable figures. Emits `bourselet-select` with the symbol.
 *
 * @sdk market.coins
 * @part search The search field.
 * @part row A market.
 * @part price Its last price.
 * @part change Its 24-hour change. Its second part name is `up`, `down` or `none`.
 */
export const coinList = defineTag({
  name: 'bourselet-coin-list',
  tier: 'open',
  widget: CoinList,
  props: {
    product: ['spot', 'futures'],
    view: ['markets', 'movers', 'plain', 'picker'],
    symbols: 'list',
    selected: 'string',
    withProducts: 'boolean',
  },
  events: ['onSelect'],
})
