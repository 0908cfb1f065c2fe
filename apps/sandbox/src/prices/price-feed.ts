import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { marketWalk } from './market-walk.ts'
import type { Pace } from './price-model.ts'
import { type PriceModels, priceModels } from './price-models.ts'
import { HOUR, type PriceSource } from './price-source.ts'
import { readCandles } from './recorded-candles.ts'
import { type RecordedTrade, readTrades, type TradeRecording } from './recorded-trades.ts'
import { hourOf, replayed, replayStart, scaled } from './replayed-source.ts'
import { type TradeLoop, tradeLoop } from './trade-loop.ts'

/**
 * Prices for the index and the trading pace of the bots. The price models cover the time before the exchange
 * opened, up to `historyEnd`.
 */
export interface PriceFeed extends PriceModels {
  /** Key of the series behind the chart history. */
  readonly key: string
  /**
   * Time until which the history is in real time; the hours after it were played at another speed. Infinity
   * at speed 1.
   */
  readonly historyEnd: number
  /** Starts the replay unless it has started before. Called when the books open for trading. */
  begin(now: number): Promise<void>
  /** Returns the reference price at a moment, in ticks; null if the series has none. */
  price(symbol: string, ts: number): number | null
  /** Returns the average lots and number of trades per second around `ts`. */
  pace(symbol: string, ts: number): Pace
  /** Returns the pace of a contract. */
  contractPace(symbol: string, ts: number): Pace
  /** Returns true if the symbol has recorded trades. */
  isRecorded(symbol: string): boolean
  /** Returns recorded trades in (from, to]. */
  due(symbol: string, from: number, to: number): RecordedTrade[]
}

export interface FeedOptions {
  clock: Clock
  database: Pick<Database, 'prices'>
  seed: string
  /** Folder with recorded candles. */
  candles?: string
  trades?: string
  speed: number
  log(line: string): void
}

/** Opens the feed that the settings name. Throws RecordingError for an unusable recording. */
export async function openPriceFeed(options: FeedOptions): Promise<PriceFeed> {
  const { seed, speed, log } = options
  const walk = marketWalk(seed)
  if (!options.candles && !options.trades && speed === 1)
    return feedOf(walk, openOrigin(options.clock.now()), 1)
  const tradeRecording = options.trades ? await readTrades(options.trades, log) : null
  const recording = options.candles ? await readCandles(options.candles, log) : null
  const name = [
    recording?.key ?? walk.key,
    tradeRecording && `${tradeRecording.listing.symbol}@${tradeRecording.trades[0]!.ts}`,
    `x${speed}`,
  ]
  const origin = await originOf(options, name.filter(Boolean).join(' '))
  let source = walk
  if (recording) {
    const from = tradeRecording ? hourOf(tradeRecording.trades[0]!.ts) : replayStart(recording)
    source = replayed(recording, from, hourOf(origin.at), walk)
    log(`Prices: recorded from ${new Date(from * 3_600_000).toISOString()} on, speed ${speed}`)
  }
  if (tradeRecording) {
    const { symbol } = tradeRecording.listing
    if (!recording?.symbols.includes(symbol)) source = levelled(source, tradeRecording, hourOf(origin.at))
    log(`Trades of ${symbol}: ${tradeRecording.trades.length} recorded ones, again and again, speed ${speed}`)
  }
  if (recording || tradeRecording)
    log(
      'WARNING: recorded prices are public. Whoever has the recording knows every future price of its symbols.',
    )
  return feedOf(
    source,
    origin,
    speed,
    tradeRecording ? tradeLoop(tradeRecording, () => origin.at, speed) : null,
  )
}

/**
 * Returns the walk of one symbol scaled to the level of its recorded trades, so that its chart leads up to
 * them.
 */
function levelled(source: PriceSource, { listing, trades }: TradeRecording, hour: number): PriceSource {
  const level = source.hour(listing.symbol, hour)?.o
  return level ? scaled(source, listing.symbol, trades[0]!.price / level) : source
}

/** The start time of a replay. */
interface Origin {
  at: number
  /** Sets the start to `now` unless the replay started in an earlier run. */
  begin(now: number): Promise<void>
}

/** Returns the start time of a replay without storing it. */
function openOrigin(at: number): Origin {
  return { at, begin: async () => {} }
}

/** Returns the stored origin of a key, so that a replay continues after a restart. */
async function originOf({ clock, database }: FeedOptions, key: string): Promise<Origin> {
  const { db } = database.prices
  const kept = await db.selectFrom('price_origins').select('origin').where('key', '=', key).executeTakeFirst()
  if (kept) return openOrigin(kept.origin)
  const origin: Origin = {
    at: clock.now(),
    async begin(now) {
      origin.begin = async () => {}
      // Recordings are aligned by whole hours. The origin must be in the hour in which the feed opened;
      // otherwise prices that clients have already seen would move to another hour.
      origin.at = Math.min(now, (hourOf(origin.at) + 1) * HOUR - 1)
      await db.insertInto('price_origins').values({ key, origin: origin.at }).execute()
    },
  }
  return origin
}

function feedOf(
  source: PriceSource,
  origin: Origin,
  speed: number,
  loop: TradeLoop | null = null,
): PriceFeed {
  const models = priceModels(source)
  const { history, contracts } = models
  const openedAt = origin.at
  const seriesTime = (ts: number) => (ts < origin.at ? ts : origin.at + Math.floor((ts - origin.at) * speed))
  const isRecorded = (symbol: string) => loop?.symbol === symbol
  return {
    key: source.key,
    ...models,
    historyEnd: speed === 1 ? Number.POSITIVE_INFINITY : openedAt,
    begin: (now) => origin.begin(now),
    isRecorded,
    price(symbol, ts) {
      if (loop?.symbol === symbol && ts >= openedAt) return loop.price(ts)
      return history.second(symbol, seriesTime(ts))?.c ?? null
    },
    pace: (symbol, ts) => history.pace(symbol, seriesTime(ts)),
    contractPace: (symbol, ts) => contracts.pace(symbol, seriesTime(ts)),
    due: (symbol, from, to) => (isRecorded(symbol) && loop ? loop.due(from, to) : []),
  }
}
