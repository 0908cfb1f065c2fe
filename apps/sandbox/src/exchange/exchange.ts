import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Members } from '../members/members.ts'
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
  /** One line to the operator's console. */
  log(line: string): void
}
