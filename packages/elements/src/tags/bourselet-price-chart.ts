import { PriceChart } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * A candle chart with intervals and indicators. The host page sets the height. If the page loads the tag by script, not
 * from npm, the tag draws a live chart itself. It loads the chart library (60 kB) when a visitor first points at the
 * tag, touches it or focuses it, or when stored settings need it, for example other indicators.
 *
 * @sdk market.history
 * @topic candle:spot:BTCUSDT:15m
 * @part bar The line with intervals and tools.
 */
export const priceChart = defineTag({
  name: 'bourselet-price-chart',
  tier: 'open',
  widget: PriceChart,
  props: {
    symbol: 'string',
    product: ['spot', 'futures'],
    interval: ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '12h', '1d', '3d', '1w', '1M'],
  },
})
