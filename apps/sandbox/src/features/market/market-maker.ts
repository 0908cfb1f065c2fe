import type { Exchange } from '../../exchange/exchange.ts'
import { type MarketBots, openBots } from '../../prices/market-bots.ts'
import type { PriceFeed } from '../../prices/price-feed.ts'
import { coinMarket, contractMarket } from '../../prices/quoted-market.ts'

/** The market maker's bots for the spot and futures order books. */
export interface MarketMaker extends Pick<MarketBots, 'quote' | 'enable' | 'enabled'> {
  /**
   * Places quotes and taker orders in each product whose order books are open. If the work for one product fails, the
   * work for the other product continues, and the promise is rejected after both have ended.
   */
  moment(): Promise<void>
}

export function openMarketMaker(exchange: Exchange, feed: PriceFeed): MarketMaker {
  const { clock, floors, index, seeds, marketMaker } = exchange
  const markets = [coinMarket({ clock, index, feed }), contractMarket({ clock, index, feed })]
  const makers = markets.map((market) => {
    const floor = floors[market.product]
    return { floor, bots: openBots({ clock, floor, market, seed: seeds.current }) }
  })
  const everywhere = async (run: (bots: MarketBots) => Promise<void>) => {
    const open = makers.filter(({ floor }) => floor.marketMaker())
    const done = await Promise.allSettled(open.map(({ bots }) => run(bots)))
    const failure = done.find((one) => one.status === 'rejected')
    if (failure) throw failure.reason
  }
  return {
    moment: () =>
      everywhere(async (bots) => {
        await bots.quote()
        await bots.sendTakerOrders()
      }),
    quote: () => everywhere((bots) => bots.quote()),
    async enable(on) {
      marketMaker.enabled = on
      // A product (spot or futures) that has not opened yet only stores the setting and applies it when it opens.
      await Promise.all(makers.map(({ bots }) => bots.enable(on)))
    },
    get enabled() {
      return marketMaker.enabled
    },
  }
}
