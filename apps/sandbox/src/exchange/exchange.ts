import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import type { Sequences } from '../database/sequences.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Visitors } from '../http/visitors.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Members, TxMembers } from '../members/members.ts'
import type { Vault } from '../members/vault.ts'
import type { IndexBoard } from '../prices/index-board.ts'
import type { MarkBoard } from '../prices/mark-board.ts'
import type { PriceSeeds } from '../prices/price-seeds.ts'
import type { TradingFloor } from '../prices/trading-floor.ts'
import type { LatestPrices } from '../prices/valuation.ts'
import type { Stream } from '../realtime/stream.ts'
import type { ContractWalletDoor } from './contract-wallets.ts'
import type { DestinationDoor } from './destination-door.ts'
import type { FileDoor, Files } from './file-door.ts'
import type { Halts } from './halts.ts'
import type { KycGate } from './kyc-gate.ts'
import type { Levels } from './levels.ts'
import type { OrderNumbers } from './order-numbers.ts'
import type { Reviewers } from './reviewers.ts'
import type { RoundRulesDoor } from './round-rules-door.ts'
import type { Settings } from './settings.ts'

/**
 * The exchange as code sees it that runs in a transaction. Nothing here waits for a connection, a password hash or a
 * command loop: whatever reaches the database takes the `tx`.
 */
export interface TxExchange {
  clock: Clock
  /** Tokens, codes, salts. Simulated movements use `seededRandom(seeds.current)`. */
  random: Random
  sequences: Sequences
  /** Business numbers of rows, without showing how many there are; made by `orderNumbers(…)`. */
  orderNo: OrderNumbers
  /** Seeds of everything simulated; made by `openPriceSeeds(…)`. */
  seeds: PriceSeeds
  ledger: Ledger
  /** Encrypts personal data at rest. */
  vault: Vault
  members: TxMembers
  settings: Settings
  /** The members' identification levels and the actions that need one; made by `kycGate(…)`. */
  kyc: KycGate
  files: Pick<Files, 'owned'>
  halts: Pick<Halts, 'has'>
  index: LatestPrices
  /** The socket side; made by `openStream(…)`, attached to the HTTP server when that listens. */
  stream: Stream
  /** One line to the operator's console. */
  log(line: string): void
}

/** The exchange as handlers of calls see it. They read by their context, and write by what they return. */
export interface Exchange extends TxExchange {
  members: Members
  /** The rate limits of addresses and members, over HTTP and the stream together. */
  limits: RateLimits
  /** The members behind the tokens of requests and sockets. */
  visitors: Visitors
  /** Where the books of a product meet those who watch them; made by `openTradingFloor()`. */
  floors: { spot: TradingFloor; futures: TradingFloor }
  /** Mark prices and funding of the contracts, each second; made by `openMarkBoard()`. */
  marks: MarkBoard
  /** The futures wallets, which need the futures feature; made by `contractWalletDoor()`. */
  contractWallets: ContractWalletDoor
  /** Uploads, which need the site feature; made by `fileDoor()`. */
  files: FileDoor
  /** Membership levels, by what the products say was traded; made by `openLevels(…)`. */
  levels: Levels
  /** The address book, which needs the withdraw feature; made by `destinationDoor()`. */
  destinations: DestinationDoor
  /** What becomes of rounds without a winner, which the prediction feature knows; made by `roundRulesDoor()`. */
  roundRules: RoundRulesDoor
  /** Who decides on what waits for a person; made by `openReviewers()`. */
  reviewers: Reviewers
  /** The published prices that settle everything; made by `openIndexBoard(…)`. */
  index: IndexBoard
  /** The market maker trades on the books and bets in rounds while it is enabled. */
  marketMaker: { enabled: boolean }
  /** Symbols whose trading is stopped. */
  halts: Halts
}

/** The exchange with its database, as features get it when they open: for loops, jobs and controls. */
export interface ServerExchange extends Exchange {
  database: Database
}
