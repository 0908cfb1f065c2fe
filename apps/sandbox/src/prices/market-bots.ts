import type { Clock } from '../clock/clock.ts'
import { seededRandom } from '../clock/random.ts'
import { MAX_LOTS, MAX_TICKS, otherSide } from '../engine/order.ts'
import { type LadderPlan, ladder, ladderPlan } from './ladder.ts'
import type { Listing } from './listings.ts'
import {
  type MarketMakerAccess,
  type MarketMakerCommand,
  type MarketMakerOrder,
  QUOTING_ACCOUNT,
  TAKING_ACCOUNT,
} from './market-maker.ts'
import { noiseOf } from './noise.ts'
import { quoteChanges } from './quote-changes.ts'
import type { QuotedMarket } from './quoted-market.ts'
import type { RecordedTrade } from './recorded-trades.ts'
import { drawTakers } from './takers.ts'
import type { TradingFloor } from './trading-floor.ts'

export interface BotParts {
  clock: Clock
  floor: TradingFloor
  market: QuotedMarket
  seed: string
}

/** The market maker of one product: its quotes and its taker orders. */
export interface MarketBots {
  /** Moves the quotes of all books to the present prices. */
  quote(): Promise<void>
  /** Sends the taker orders for the time since the previous call. */
  sendTakerOrders(): Promise<void>
  /** Enables or disables the market maker. Disabling it cancels all its quotes. */
  enable(on: boolean): Promise<void>
  readonly enabled: boolean
}

/**
 * Maximum period in ms for which taker orders are sent at once. After a longer pause, orders for the time before this
 * period are left out.
 */
const LONGEST_MS = 2_000

export function openBots({ clock, floor, market, seed }: BotParts): MarketBots {
  const random = seededRandom(`${seed}/${market.product}/takers`)
  const plans = new Map<string, { near: number; plan: LadderPlan }>()
  const before = new Map<string, number>()
  let enabled = true
  // Each period for which taker orders are computed excludes its start. The first period must include the present
  // millisecond, so it starts one millisecond earlier.
  let takenAt = clock.now() - 1

  const planOf = (listing: Listing, price: number): LadderPlan => {
    const known = plans.get(listing.symbol)
    // A new plan of quotes replaces all quotes in the book at once. To do this rarely, the market maker uses a plan
    // until the price has moved by about a quarter.
    if (known && price > known.near * 0.8 && price < known.near * 1.25) return known.plan
    const sizes = {
      price,
      tickSize: Number(listing.tick),
      step: Number(listing.step),
      most: largestLots(listing),
    }
    const plan = ladderPlan(
      market.character(listing),
      sizes,
      noiseOf(seed, `quotes/${market.product}/${listing.symbol}`),
    )
    plans.set(listing.symbol, { near: price, plan })
    return plan
  }
  const send = async (build: (access: MarketMakerAccess) => MarketMakerCommand[]) => {
    const access = floor.marketMaker()
    // An administrator can set any index price by the control endpoint `index`. At an extreme price, the market maker's
    // orders may exceed the largest price or quantity that the engine supports. One such order would make the commands
    // for all books fail, so such orders are left out.
    const commands = access
      ? build(access).map((command) => ({
          ...command,
          orders: command.orders.filter(({ price, lots }) => price <= MAX_TICKS && lots <= MAX_LOTS),
        }))
      : []
    if (access && commands.length > 0) await access.submit(commands)
  }
  // Commands depend on the quotes in the books, so they are built only after the previous commands were executed.
  let sent: Promise<void> = Promise.resolve()
  const submit = (build: (access: MarketMakerAccess) => MarketMakerCommand[]) => {
    sent = sent.catch(() => {}).then(() => send(build))
    return sent
  }
  const present = (read: (listing: Listing, price: number) => MarketMakerCommand | null) =>
    market.listings.flatMap((listing) => {
      const price = market.price(listing)
      return price === undefined ? [] : (read(listing, price) ?? [])
    })
  const takers = (listing: Listing, price: number, from: number, to: number): MarketMakerOrder[] => {
    const { symbol } = listing
    const drift = price - (before.get(symbol) ?? price)
    before.set(symbol, price)
    return drawTakers(
      { index: price, pace: market.pace(symbol, to), drift, seconds: (to - from) / 1000 },
      random,
    ).map((order) => ({ ...order, lots: Math.min(order.lots, largestLots(listing)) }))
  }
  return {
    get enabled() {
      return enabled
    },
    quote: () =>
      submit((access) =>
        present((listing, price) => {
          const wanted = enabled ? ladder(price, clock.now(), planOf(listing, price)) : []
          return quoteChanges(listing.symbol, access.quotes(listing.symbol), wanted)
        }),
      ),
    async sendTakerOrders() {
      const now = clock.now()
      const from = Math.max(takenAt, now - LONGEST_MS)
      takenAt = now
      if (!enabled) return
      await submit((access) =>
        present((listing, price) => {
          const { symbol } = listing
          const recorded = market.recorded(symbol, from, now)
          if (recorded) return printed(symbol, recorded, access)
          const orders = takers(listing, price, from, now)
          return orders.length > 0 ? { symbol, cancel: [], orders } : null
        }),
      )
    },
    async enable(on) {
      enabled = on
      takenAt = clock.now()
      await this.quote()
    },
  }
}

/** Returns the quantity of the largest order that a member may place, in lots. */
function largestLots({ maxQty, step }: Listing): number {
  return Math.min(MAX_LOTS, Math.round(Number(maxQty) / Number(step)))
}

/**
 * Returns the command that replays recorded trades: for each trade, a quote at its price and a taker order that matches
 * it. Other quotes of the market maker that would match first are canceled. Members' orders at better prices still
 * match first.
 */
function printed(
  symbol: string,
  trades: RecordedTrade[],
  access: MarketMakerAccess,
): MarketMakerCommand | null {
  const last = trades.at(-1)
  if (!last) return null
  const prices = trades.map((trade) => trade.price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const cancel = access
    .quotes(symbol)
    .filter(({ side, price }) => (side === 'buy' ? price >= low : price <= high))
    .map(({ id }) => id)
  const orders = trades.flatMap(({ side, price, lots }): MarketMakerOrder[] => [
    { member: QUOTING_ACCOUNT, side: otherSide(side), price, lots, timeInForce: 'GTC' },
    { member: TAKING_ACCOUNT, side, price, lots, timeInForce: 'IOC' },
  ])
  return { symbol, cancel, orders }
}
