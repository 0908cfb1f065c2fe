import { type Clock, HOUR_MS } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Pace } from './price-model.ts'
import { type PriceModels, priceModels, sharedWalkOf } from './price-models.ts'
import type { PriceSource } from './price-source.ts'
import { readCandles } from './recorded-candles.ts'
import { type RecordedTrade, readTrades, type TradeRecording } from './recorded-trades.ts'
import { hourOf, replayed, replayStart, scaled } from './replayed-source.ts'
import { type TradeLoop, tradeLoop } from './trade-loop.ts'

/**
 * The source of prices for the index, and of the trading pace for the market maker. Its price models also provide the
 * chart history of the time before the exchange opened, up to `historyEnd`.
 */
export interface PriceFeed extends PriceModels {
  /** Key that identifies the price series of the chart history. */
  readonly key: string
  /**
   * Time up to which the prices of the chart history run in real time. Later prices are played at another speed.
   * Infinity if the speed is 1, so that all prices run in real time.
   */
  readonly historyEnd: number
  /** Starts the replay of a recording, unless it was started before. Called when the order books open. */
  begin(now: number): Promise<void>
  /** Returns the price of a symbol at a time, in ticks; null if the series has none. */
  price(symbol: string, ts: number): number | null
  /** Returns the average volume in lots and the average number of trades per second around a time. */
  pace(symbol: string, ts: number): Pace
  /** Returns the average volume and number of trades of a contract, as `pace` does for a coin. */
  contractPace(symbol: string, ts: number): Pace
  /** Returns true if recorded trades of the symbol are replayed. */
  isRecorded(symbol: string): boolean
  /** Returns the recorded trades to be played in a period. `to` is included, `from` is not. */
  due(symbol: string, from: number, to: number): RecordedTrade[]
}

export interface FeedOptions {
  clock: Clock
  database: Pick<Database, 'prices'>
  seed: string
  /** Folder that contains recorded candles. */
  candles?: string
  trades?: string
  speed: number
  log(line: string): void
}

/** Opens the price feed that the settings require. Throws RecordingError for a recording that cannot be used. */
export async function openPriceFeed(options: FeedOptions): Promise<PriceFeed> {
  const { seed, speed, log } = options
  const { walk, models } = sharedWalkOf(seed)
  if (!options.candles && !options.trades && speed === 1)
    return feedOf(walk, models, openOrigin(options.clock.now()), 1)
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
    log(`Prices: recorded from ${new Date(from * HOUR_MS).toISOString()} on, speed ${speed}`)
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
    priceModels(source),
    origin,
    speed,
    tradeRecording ? tradeLoop(tradeRecording, () => origin.at, speed) : null,
  )
}

/**
 * Scales the simulated prices of a symbol to the level of its recorded trades, so that the chart history ends at the
 * price of the first recorded trade.
 */
function levelled(source: PriceSource, { listing, trades }: TradeRecording, hour: number): PriceSource {
  const level = source.hour(listing.symbol, hour)?.o
  return level ? scaled(source, listing.symbol, trades[0]!.price / level) : source
}

/** The time at which a replay started. */
interface Origin {
  at: number
  /** Starts the replay at `now` and stores this time, unless the replay was started in an earlier run. */
  begin(now: number): Promise<void>
}

/** Returns a start time that is already stored or fixed, so `begin` has nothing to do. */
function openOrigin(at: number): Origin {
  return { at, begin: async () => {} }
}

/** Returns the start time of a replay. It is stored, so that the replay continues after a restart. */
async function originOf({ clock, database }: FeedOptions, key: string): Promise<Origin> {
  const { db } = database.prices
  const kept = await db.selectFrom('price_origins').select('origin').where('key', '=', key).executeTakeFirst()
  if (kept) return openOrigin(kept.origin)
  const origin: Origin = {
    at: clock.now(),
    async begin(now) {
      origin.begin = async () => {}
      // The replay shifts the recording by whole hours, depending on the hour in which it starts. Clients may have seen
      // prices before the start. If the replay started in a later hour than the opening of the feed, these prices would
      // move to another hour.
      origin.at = Math.min(now, (hourOf(origin.at) + 1) * HOUR_MS - 1)
      await db.insertInto('price_origins').values({ key, origin: origin.at }).execute()
    },
  }
  return origin
}

function feedOf(
  source: PriceSource,
  models: PriceModels,
  origin: Origin,
  speed: number,
  loop: TradeLoop | null = null,
): PriceFeed {
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
