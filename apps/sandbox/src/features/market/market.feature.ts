import { defineFeature } from '../../exchange/feature.ts'
import { marketMigration, movedMigration } from './market.migration.ts'
import { type Market, openMarket } from './market.ts'
import { marketControls } from './market-controls.ts'
import { marketRoutes } from './routes.ts'

/** The feature `market`: public market data, the index and the bots of the market maker. */
export const marketFeature = defineFeature({
  name: 'market',
  migrations: [marketMigration, movedMigration],
  open(exchange) {
    let market: Market | undefined
    const running = () => {
      if (!market) throw new Error('the market has not started')
      return market
    }
    return {
      routes: marketRoutes(exchange, () => running().boards),
      controls: marketControls(running),
      async start() {
        market = await openMarket(exchange)
      },
      stop: async () => market?.stop(),
      unready: () => (market ? market.unready() : 'the market has not started'),
    }
  },
})
