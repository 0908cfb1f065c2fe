import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import type { Sequences } from '../database/sequences.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Visitors } from '../http/visitors.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Members, TxMembers } from '../members/members.ts'
import type { Vault } from '../members/vault.ts'
import type { RecentPrices } from '../prices/convert-terms.ts'
import type { IndexBoard } from '../prices/index-board.ts'
import type { MarkBoard } from '../prices/mark-board.ts'
import type { PriceSeeds } from '../prices/price-seeds.ts'
import type { TradingFloor } from '../prices/trading-floor.ts'
import type { Stream } from '../realtime/stream.ts'
import type { Halts } from './halts.ts'
import type { KycGate } from './kyc-gate.ts'
import type { Levels } from './levels.ts'
import type { OrderNumbers } from './order-numbers.ts'
import type { Settings } from './settings.ts'

/**
 * The exchange inside a transaction. Nothing here waits for a connection, a password hash or a command loop:
 * every function that reaches the database takes the `tx`.
 */
export interface TxExchange {
  clock: Clock
  /** Source of tokens, codes and salts. Simulated prices use `seededRandom(seeds.current)`. */
  random: Random
  sequences: Sequences
  /**
   * Creates the numbers of orders and other records; a number does not reveal how many records there are.
   * Made by `orderNumbers(…)`.
   */
  orderNo: OrderNumbers
  /** Seeds of simulated prices and bots; made by `openPriceSeeds(…)`. */
  seeds: PriceSeeds
  ledger: Ledger
  /** Encrypts personal data at rest. */
  vault: Vault
  members: TxMembers
  settings: Settings
  /**
   * The members' identification levels and the actions that require a verified identity; made by
   * `kycGate(…)`.
   */
  kyc: KycGate
  halts: Pick<Halts, 'has'>
  index: RecentPrices
  /**
   * Server side of the WebSocket stream; made by `openStream(…)`, attached to the HTTP server when it
   * listens.
   */
  stream: Stream
  /** Writes a line to the operator log. */
  log(line: string): void
}

/**
 * The exchange as call handlers use it. They read through their context; to change something, they return a
 * write or a submission (see http/routes.ts).
 */
export interface Exchange extends TxExchange {
  members: Members
  /** The rate limits of addresses and members, counted over HTTP and the stream together. */
  limits: RateLimits
  /** Finds the member to whom the token of a request or a socket belongs. */
  visitors: Visitors
  /** Connects the command loop of each product to its readers; made by `openTradingFloor()`. */
  floors: { spot: TradingFloor; futures: TradingFloor }
  /** Mark prices and funding of the contracts, updated each second; made by `openMarkBoard()`. */
  marks: MarkBoard
  /** Membership levels, which depend on traded volume; made by `openLevels(…)`. */
  levels: Levels
  /** The published index prices, by which bets are settled and coins valued; made by `openIndexBoard(…)`. */
  index: IndexBoard
  /** State of the market maker, which quotes, takes and bets while it is enabled. */
  marketMaker: { enabled: boolean }
  /** Symbols whose trading is stopped. */
  halts: Halts
}

/** The exchange with its database, for command loops, jobs and controls of features. */
export interface ServerExchange extends Exchange {
  database: Database
}
