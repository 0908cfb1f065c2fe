import type { RawBuilder } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import type { Sequences } from '../database/sequences.ts'
import type { Tx } from '../database/transaction.ts'
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
import type { Debts } from './debts.ts'
import type { Halts } from './halts.ts'
import type { KycGate } from './kyc-gate.ts'
import type { Levels } from './levels.ts'
import type { OrderNumbers } from './order-numbers.ts'
import type { Settings } from './settings.ts'

/**
 * The parts of the exchange that code inside a transaction may use. No function here waits for a database
 * connection, a password hash or a command loop. Functions that use the database receive the open transaction
 * `tx`.
 */
export interface TxExchange {
  clock: Clock
  /**
   * Source of secrets, such as session tokens, verification codes and salts. Simulated prices use
   * `seededRandom(seeds.current)`.
   */
  random: Random
  sequences: Sequences
  /** Returns the order number of an order or other record. Order numbers do not reveal how many records exist. */
  orderNo: OrderNumbers
  /** Seeds of the simulated prices and of the market maker. */
  seeds: PriceSeeds
  ledger: Ledger
  /** Encrypts personal data that is stored in the database. */
  vault: Vault
  members: TxMembers
  settings: Settings
  /** Identification levels of members, and the actions that require a verified identity. */
  kyc: KycGate
  halts: Pick<Halts, 'has'>
  index: RecentPrices
  /**
   * The server side of the WebSocket stream. It is attached to the HTTP server when the HTTP server starts to listen.
   */
  stream: Stream
  /** Writes a line to the operator log. */
  log(line: string): void
}

/**
 * The parts of the exchange that request handlers use. Handlers read through the `db` of their context. To change
 * something, they return a write or submit a command (see http/routes.ts).
 */
export interface Exchange extends TxExchange {
  members: Members
  /** Rate limits of addresses and members. HTTP requests and stream messages count together. */
  limits: RateLimits
  /** Finds the member to whom the session token of a request or a socket belongs. */
  visitors: Visitors
  /**
   * The trading floor of each product: the interface between its order engine, the market maker and the readers of its
   * order books.
   */
  floors: { spot: TradingFloor; futures: TradingFloor }
  /** Mark prices and funding rates of the contracts, updated each second. */
  marks: MarkBoard
  /** Membership levels, which depend on the traded volume. */
  levels: Levels
  /** The published index prices, by which bets are settled and coins are valued. */
  index: IndexBoard
  /** The debts that the wallet shows as loans. */
  debts: Debts
  /** Enables or disables the market maker: its quotes, its taker orders and its bets. */
  marketMaker: { enabled: boolean }
  /** The symbols whose trading is halted. */
  halts: Halts
}

/** The exchange with its database. Command loops, jobs and controls of features use it. */
export interface ServerExchange extends Exchange {
  database: Database
  /**
   * Returns the queries `usedFiles` of all feature modules, which select the addresses of the pictures that the
   * features need.
   */
  usedFiles(now: number): RawBuilder<unknown>[]
  /** Calls `dropFiles` of all feature modules, which removes the addresses of deleted pictures from their rows. */
  dropFiles(tx: Tx, urls: readonly string[]): Promise<void>
}
