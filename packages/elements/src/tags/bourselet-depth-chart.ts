import { DepthChart } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/** How much stands in the book at which price. */
export const depthChart = defineTag({
  name: 'bourselet-depth-chart',
  widget: DepthChart,
  props: { symbol: 'string', product: 'string' },
})
