import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Members } from '../members/members.ts'
import type { IndexBoard } from '../prices/index-board.ts'
import type { MarkBoard } from '../prices/mark-board.ts'
import type { TradingFloor } from '../prices/trading-floor.ts'
import type { Stream } from '../realtime/stream.ts'
import type { ContractWalletDoor } from './contract-wallets.ts'
import type { DestinationDoor } from './destination-door.ts'
import type { FileDoor } from './file-door.ts'
import type { Halts } from './halts.ts'
import type { KycGate } from './kyc-gate.ts'
import type { Levels } from './levels.ts'
import type { Reviewers } from './reviewers.ts'
import type { RoundRulesDoor } from './round-rules-door.ts'
import type { Settings } from './settings.ts'

/** What every feature stands on. */
export interface Exchange {
  clock: Clock
  /** Tokens, codes, salts. Simulated movements use `seededRandom(settings.seed)`. */
  random: Random
  database: Database
  ledger: Ledger
  members: Members
  settings: Settings
  /** Where the books of a product meet those who watch them; made by `openTradingFloor()`. */
  floors: { spot: TradingFloor; futures: TradingFloor }
  /** Mark prices and funding of the contracts, each second; made by `openMarkBoard()`. */
  marks: MarkBoard
  /** The futures wallets, which need the futures feature; made by `contractWalletDoor()`. */
  contractWallets: ContractWalletDoor
  /** Uploads, which need the site feature; made by `fileDoor()`. */
  files: FileDoor
  /** How far members are identified, and what waits for it; made by `kycGate(…)`. */
  kyc: KycGate
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
  /** Symbols whose trading is stopped. */
  halts: Halts
  /** The socket side; made by `openStream(…)`, attached to the HTTP server when that listens. */
  stream: Stream
  /** One line to the operator's console. */
  log(line: string): void
}
