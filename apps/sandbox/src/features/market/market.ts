import { DAY_MS } from '@bourselet/sdk/money'
import { HOUR_MS, MINUTE_MS } from '../../clock/clock.ts'
import { logOncePerMinute, startJob } from '../../clock/job.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { IndexTick } from '../../prices/index-board.ts'
import { listings } from '../../prices/listings.ts'
import { openPriceFeed, type PriceFeed } from '../../prices/price-feed.ts'
import { prunePublicTrades } from '../../prices/public-trades.ts'
import { allBoards, allSeries, type Boards, openBoards } from './boards.ts'
import { pruneMinutes } from './candle-rows.ts'
import { feedBoards } from './feed-boards.ts'
import { flushCandles, settledBefore } from './flush-candles.ts'
import { historySpans } from './history-spans.ts'
import { loadBoards, TRADES_MS } from './load-boards.ts'
import { type MarketMaker, openMarketMaker } from './market-maker.ts'
import { startPulse } from './market-pulse.ts'
import { openMarks } from './marks/open-marks.ts'
import { type MovedPrices, openMovedPrices } from './moved-prices.ts'

/**
 * Ages in ms after which stored rows are deleted: index ticks, public trades, and one-minute candles of traded
 * symbols and of indexes. One-hour candles are never deleted.
 */
const KEEP = { ticks: 2 * DAY_MS, trades: TRADES_MS + HOUR_MS, traded: 30 * DAY_MS, index: 7 * DAY_MS }

/** A running market: prices, order books, charts and bots. */
export interface Market {
  boards: Boards
  bots: MarketMaker
  /**
   * Publishes an index price now; later prices of the symbol continue from there. If the price is null, the index of
   * the symbol follows its price series again. Used by the sandbox control `index`.
   */
  moveIndex(symbol: string, ticks: number | null): Promise<IndexTick | undefined>
  /** Returns the reason why the market is not ready to be used; null if it is ready. */
  unready(): string | null
  stop(): Promise<void>
}

/** Opens the market: loads stored data, subscribes to the order books, publishes the index and starts the bots. */
export async function openMarket(exchange: ServerExchange): Promise<Market> {
  const { clock, database, settings, seeds, log, floors, index } = exchange
  const { db } = database.prices
  const feed = await openPriceFeed({ ...settings, seed: seeds.current, clock, database, log })
  const now = clock.now()
  const boards = openBoards(await historySpans({ db, feed, seeds, opensAt: now, log }))
  await loadBoards(boards, { db, feed, now })
  for (const board of allBoards(boards)) {
    floors[board.product].begin(board.listing.symbol, board.figures(now).last)
  }
  const unlisten = feedBoards(exchange, boards)
  const moved = await openMovedPrices(db)
  const publish = async () => index.publish(pricesAt(feed, moved, clock.now()))
  await publish()
  const marks = await openMarks({ exchange, boards, models: feed })
  const bots = openMarketMaker(exchange, feed)
  const failed = logOncePerMinute(clock, log, 'market')
  const storeCandles = candleStore(exchange, boards)
  // A separate job deletes old rows, because its statements can take long and must not delay the prices.
  const pruning = startJob(exchange, { name: 'pruning', every: HOUR_MS, run: () => prune(exchange) })
  const moment = async () => {
    if (floors.spot.marketMaker()) await feed.begin(clock.now())
    await bots.moment().catch(failed)
  }
  const pulse = startPulse(clock, {
    log,
    jumpPrices: exchange.settings.jumpPrices,
    tick: publish,
    async second() {
      await moment()
      await marks.second()
      await storeCandles()
    },
    moment,
    passing: () => marks.passing(),
    settlement: index.nextSettlement,
  })
  return {
    boards,
    bots,
    async moveIndex(symbol, ticks) {
      const from = feed.price(symbol, clock.now())
      if (from !== null) await moved.move(symbol, ticks === null ? null : { price: ticks, from })
      const price = ticks ?? from
      if (price !== null) await index.publish(new Map([[symbol, price]]))
      return index.latest(symbol)
    },
    unready: () => (bots.enabled ? emptyBook(exchange, boards) : null),
    async stop() {
      await pulse.stop()
      await pruning.stop()
      await marks.stop().catch(failed)
      unlisten()
      // The candle of the current minute is incomplete, but it is stored too. A restart could otherwise compute it only
      // from the trades of the last day. If the sandbox was stopped for longer, the candle would be lost.
      await flushCandles(db, allSeries(boards), clock.now(), Number.POSITIVE_INFINITY).catch(failed)
    },
  }
}

/**
 * Returns a text that names an order book which has no bids or no asks, although the market maker must quote it now.
 * Returns null if there is no such book.
 */
function emptyBook({ floors, halts }: ServerExchange, boards: Boards): string | null {
  const empty = allBoards(boards).find(({ product, listing, book }) => {
    const { bids, asks } = book.rows(1)
    const mustQuote = floors[product].marketMaker() && !halts.has(product, listing.symbol)
    return mustQuote && (bids.length === 0 || asks.length === 0)
  })
  return empty ? `the ${empty.product} book of ${empty.listing.symbol} is empty` : null
}

/** Returns a function that stores candles when it is called for the first time in a minute. */
function candleStore({ clock, database }: ServerExchange, boards: Boards): () => Promise<void> {
  const series = allSeries(boards)
  let flushed = Math.floor(clock.now() / MINUTE_MS)
  return async () => {
    const minute = Math.floor((clock.now() - 5_000) / MINUTE_MS)
    if (minute > flushed)
      await flushCandles(database.prices.db, series, clock.now(), settledBefore(clock.now()))
    flushed = minute
  }
}

function pricesAt(feed: PriceFeed, moved: MovedPrices, ts: number): Map<string, number> {
  return new Map(
    listings.flatMap(({ symbol }): [string, number][] => {
      const price = feed.price(symbol, ts)
      return price === null ? [] : [[symbol, moved.at(symbol, price)]]
    }),
  )
}

/** Deletes index ticks, public trades and candles that are older than the times in `KEEP`. */
async function prune({ clock, database, index }: ServerExchange): Promise<void> {
  const now = clock.now()
  const { db } = database.jobs
  await index.prune(now - KEEP.ticks)
  await prunePublicTrades(db, now - KEEP.trades)
  await pruneMinutes(db, 'spot', now - KEEP.traded)
  await pruneMinutes(db, 'futures', now - KEEP.traded)
  await pruneMinutes(db, 'index', now - KEEP.index)
}
