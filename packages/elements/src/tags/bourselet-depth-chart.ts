import { DepthChart } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The cumulative quantity of the order book by price.
 *
 * @sdk market.depth
 * @topic depth:spot:BTCUSDT
 * @part bar The line with the title.
 * @part title The title.
 */
export const depthChart = defineTag({
  name: 'bourselet-depth-chart',
  tier: 'open',
  widget: DepthChart,
  props: { symbol: 'string', product: ['spot', 'futures'] },
})
