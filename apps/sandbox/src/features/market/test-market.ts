import type { CandleInterval } from '@bourselet/sdk/money'
import type { ControllableClock } from '../../clock/clock.ts'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { seededRandom } from '../../clock/random.ts'
import type { Database } from '../../database/database.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { haltsMigration } from '../../exchange/halts.migration.ts'
import { openHalts } from '../../exchange/halts.ts'
import { defaultSettings, type Settings } from '../../exchange/settings.ts'
import type { Context } from '../../http/routes.ts'
import { fundingMigration } from '../../prices/funding-rates.migration.ts'
import { indexMigration } from '../../prices/index-board.migration.ts'
import { openIndexBoard } from '../../prices/index-board.ts'
import { openMarkBoard } from '../../prices/mark-board.ts'
import {
  publicTradesMigration,
  publicTradesProductMigration,
  publicTradesTimeMigration,
} from '../../prices/public-trades.migration.ts'
import { openTradingFloor } from '../../prices/trading-floor.ts'
import { openStream } from '../../realtime/open-stream.ts'
import { marketMigration, movedMigration } from './market.migration.ts'
import { type Market, openMarket } from './market.ts'
import { marketRoutes } from './routes.ts'
import { openTestBooks, type TestBooks } from './test-books.ts'

/**
 * Returns the minimum number of candles that a chart must have when the market opens for the first time: 300, or fewer
 * for long intervals whose history is shorter.
 */
export const leastCandles = (interval: CandleInterval): number =>
  interval === '1M' ? 24 : interval === '1w' ? 104 : interval === '3d' ? 240 : 300

/** Migrations that create the tables of a market. */
export const marketTables = [
  indexMigration,
  publicTradesMigration,
  publicTradesProductMigration,
  publicTradesTimeMigration,
  fundingMigration,
  haltsMigration,
  marketMigration,
  movedMigration,
]

/**
 * A market for tests, whose order books have neither money nor members. A test of a restart ends the market and opens
 * another one.
 */
export interface TestMarket {
  clock: ControllableClock
  exchange: ServerExchange
  market: Market
  /** Order books of the spot symbols. */
  books: TestBooks
  /** Opens the order books of the contracts, which are empty at first. */
  openContracts(): TestBooks
  routes: TestRoutes
  /**
   * Advances the clock in `count` steps of a quarter second. The quarter-second job of the market runs at each step.
   */
  runSteps(count: number): Promise<void>
  end(): Promise<void>
}

type MarketRoutes = ReturnType<typeof marketRoutes>
/** The handlers of the market calls. A test passes only the request; the test market supplies the context. */
type TestRoutes = {
  [Id in keyof MarketRoutes]: (request: Parameters<MarketRoutes[Id]>[0]) => ReturnType<MarketRoutes[Id]>
}

const asked = (routes: MarketRoutes, context: Context): TestRoutes => ({
  'market.coins': (request) => routes['market.coins'](request),
  'market.depth': (request) => routes['market.depth'](request),
  'market.history': (request) => routes['market.history'](request, context),
})

/** Opens a market. With `running`, its clock advances by itself. */
export async function openTestMarket(
  database: Database,
  start: number,
  settings: Partial<Settings> = {},
  log: (line: string) => void = () => {},
  { running = false } = {},
): Promise<TestMarket> {
  const clock = controllableClock({ start, running })
  const members = {
    isValid: async () => false,
    onSessionsEnded: () => () => {},
  }
  // A clock jump publishes few prices, as in a test sandbox.
  const jumpPrices = { everySecondMs: 5_000, stepPart: 2 }
  const parts = { clock, database, settings: { ...defaultSettings, jumpPrices, ...settings }, log }
  const seed = settings.seed ?? 's'
  const exchange = {
    ...parts,
    seeds: { current: seed, all: [seed] },
    floors: { spot: openTradingFloor(), futures: openTradingFloor() },
    marks: openMarkBoard(),
    halts: openHalts(parts),
    index: openIndexBoard(parts),
    marketMaker: { enabled: true },
    stream: openStream({
      clock,
      random: seededRandom('m'),
      members,
      visitors: { authenticate: async () => null },
      allowedOrigins: [],
      trust: () => false,
      log,
      limits: { tick: 5 },
    }),
  } as unknown as ServerExchange
  await database.sequences.load(marketTables.flatMap(({ sequences = [] }) => sequences))
  await exchange.index.load()
  await exchange.halts.load()
  const market = await openMarket(exchange)
  return {
    clock,
    exchange,
    market,
    books: openTestBooks('spot', { floor: exchange.floors.spot, database, clock }),
    openContracts: () => openTestBooks('futures', { floor: exchange.floors.futures, database, clock }),
    routes: asked(
      marketRoutes(exchange, () => market.boards),
      { db: database.db } as Context,
    ),
    async runSteps(count) {
      for (let i = 0; i < count; i++) await clock.advance(250)
    },
    async end() {
      await market.stop()
      await exchange.stream.close()
    },
  }
}
