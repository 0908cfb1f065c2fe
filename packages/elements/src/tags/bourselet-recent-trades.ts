import { RecentTrades } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The latest public trades of a symbol, updated live.
 *
 * @topic trades:spot:BTCUSDT
 */
export const recentTrades = defineTag({
  name: 'bourselet-recent-trades',
  widget: RecentTrades,
  props: { symbol: 'string', product: 'string' },
})
