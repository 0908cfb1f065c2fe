import { OrderBook } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The live order book of a symbol, grouped by price. A picked price prefills the tickets of the page and is emitted as
 * `bourselet-price-select`.
 *
 * @sdk market.depth
 * @topic depth:spot:BTCUSDT
 * @part bar The line with title and price group.
 * @part title The title.
 * @part row A price level.
 * @part price The price of a level, and the last price.
 * @part middle The line between asks and bids.
 */
export const orderBook = defineTag({
  name: 'bourselet-order-book',
  tier: 'open',
  widget: OrderBook,
  props: { symbol: 'string', product: ['spot', 'futures'], layout: ['stacked', 'split'] },
  events: ['onPriceSelect'],
})
