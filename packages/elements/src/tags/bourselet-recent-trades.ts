import { RecentTrades } from '@bourselet/widgets/market'
import { defineTag } from '../element.tsx'

/**
 * The latest public trades of a symbol, updated live.
 *
 * @topic trades:spot:BTCUSDT
 * @part bar The line with the title and the select for the minimum value.
 * @part title The title.
 * @part row A trade.
 * @part price Its price.
 */
export const recentTrades = defineTag({
  name: 'bourselet-recent-trades',
  tier: 'open',
  widget: RecentTrades,
  props: { symbol: 'string', product: ['spot', 'futures'] },
})
