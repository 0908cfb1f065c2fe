import type { Clock } from '../../clock/clock.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { listings } from '../../prices/listings.ts'
import { type MarketBots, openBots } from '../../prices/market-bots.ts'
import { openPriceFeed, type PriceFeed } from '../../prices/price-feed.ts'
import { HOUR, MINUTE } from '../../prices/price-source.ts'
import { pruneTape } from '../../prices/tape.ts'
import { pruneMinutes } from './candle-rows.ts'
import { feedBoards } from './feed-boards.ts'
import { flushCandles } from './flush-candles.ts'
import { historySpans } from './history-spans.ts'
import { loadBoards, TAPE_MS } from './load-boards.ts'
import { startPulse } from './market-pulse.ts'
import { openBoards } from './open-boards.ts'
import type { SymbolBoard } from './symbol-board.ts'

const DAY = 24 * HOUR
/** How long rows are kept; hours are kept for ever. */
const KEEP = { ticks: 2 * DAY, tape: TAPE_MS + HOUR, spot: 30 * DAY, index: 7 * DAY }

/** The running market. */
export interface Market {
  boards: ReadonlyMap<string, SymbolBoard>
  bots: MarketBots
  /** Why it cannot be looked at yet; null when it can. */
  unready(): string | null
  stop(): Promise<void>
}

/** Opens the market: loads what it knew, listens to the books, publishes the index and lets the bots trade. */
export async function openMarket(exchange: Exchange): Promise<Market> {
  const {
    clock,
    database,
    settings,
    log,
    floors: { spot: floor },
    index,
  } = exchange
  const { db } = database
  const feed = await openPriceFeed({ ...settings, clock, database, log })
  const now = clock.now()
  const boards = openBoards(await historySpans({ db, feed, opensAt: now, log }))
  await loadBoards(boards, { db, feed, now })
  for (const [symbol, board] of boards) floor.begin(symbol, board.figures(now).last)
  const unlisten = feedBoards(exchange, boards)
  const bots = openBots({ clock, floor, index, feed, listings, seed: settings.seed })
  const publish = () => index.publish(pricesAt(feed, clock.now()))
  await publish()

  let flushed = Math.floor(now / MINUTE)
  let pruned = Math.floor(now / HOUR)
  const keepHouse = async () => {
    const [minute, hour] = [Math.floor((clock.now() - 5_000) / MINUTE), Math.floor(clock.now() / HOUR)]
    if (minute > flushed) await flushCandles(db, boards, clock.now())
    flushed = minute
    if (hour > pruned) await prune(exchange)
    pruned = hour
  }
  const moment = async () => {
    await bots.quote()
    await bots.take()
  }
  const stopPulse = startPulse(clock, {
    async second() {
      await publish()
      await moment()
      await keepHouse()
    },
    moment,
    passing: publish,
    failed: sayOnce(clock, log),
  })
  return {
    boards,
    bots,
    unready() {
      if (!bots.enabled || !floor.desk()) return null
      const empty = [...boards.values()].find(({ book }) => {
        const { bids, asks } = book.rows(1)
        return bids.length === 0 || asks.length === 0
      })
      return empty ? `the book of ${empty.listing.symbol} is empty` : null
    },
    async stop() {
      await stopPulse()
      unlisten()
    },
  }
}

/** A fault that comes back with every beat is told once a minute. */
function sayOnce(clock: Clock, log: (line: string) => void): (error: unknown) => void {
  const said = new Map<string, number>()
  return (error) => {
    const text = error instanceof Error ? error.message : String(error)
    if (clock.now() - (said.get(text) ?? Number.NEGATIVE_INFINITY) < MINUTE) return
    said.set(text, clock.now())
    log(`market: ${text}`)
  }
}

function pricesAt(feed: PriceFeed, ts: number): Map<string, number> {
  return new Map(
    listings.flatMap(({ symbol }): [string, number][] => {
      const price = feed.price(symbol, ts)
      return price === null ? [] : [[symbol, price]]
    }),
  )
}

async function prune({ clock, database: { db }, index }: Exchange): Promise<void> {
  const now = clock.now()
  await index.prune(now - KEEP.ticks)
  await pruneTape(db, now - KEEP.tape)
  await pruneMinutes(db, 'spot', now - KEEP.spot)
  await pruneMinutes(db, 'index', now - KEEP.index)
}
