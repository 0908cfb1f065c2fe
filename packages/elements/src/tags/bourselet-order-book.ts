import { OrderBook } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The live order book with grouping. Prefills the tickets of the page; emits `bourselet-price-select`.
 *
 * @sdk market.depth
 * @topic depth:spot:BTCUSDT
 */
export const orderBook = defineTag({
  name: 'bourselet-order-book',
  widget: OrderBook,
  props: { symbol: 'string', product: 'string', layout: 'string' },
  events: ['onPriceSelect'],
})
