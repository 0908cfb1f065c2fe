import { PriceChart } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/** Candles with intervals and indicators. Give it a height. */
export const priceChart = defineTag({
  name: 'bourselet-price-chart',
  widget: PriceChart,
  props: { symbol: 'string', product: 'string', interval: 'string' },
})
