import type { MarketBots } from '../../prices/market-bots.ts'
import type { TradingFloor } from '../../prices/trading-floor.ts'

/** The house's bots on all floors. */
export interface House extends Pick<MarketBots, 'quote' | 'enable' | 'enabled'> {
  /** Quotes and takes on every floor that is open. Rejects when one of them fails; the others went on. */
  moment(): Promise<void>
}

export function openHouse(floors: readonly { floor: TradingFloor; bots: MarketBots }[]): House {
  const everywhere = async (run: (bots: MarketBots) => Promise<void>) => {
    const open = floors.filter(({ floor }) => floor.desk())
    const done = await Promise.allSettled(open.map(({ bots }) => run(bots)))
    const failure = done.find((one) => one.status === 'rejected')
    if (failure) throw failure.reason
  }
  return {
    moment: () =>
      everywhere(async (bots) => {
        await bots.quote()
        await bots.take()
      }),
    quote: () => everywhere((bots) => bots.quote()),
    async enable(on) {
      // Closed floors as well: they open as they were told.
      await Promise.all(floors.map(({ bots }) => bots.enable(on)))
    },
    get enabled() {
      return floors.every(({ bots }) => bots.enabled)
    },
  }
}
