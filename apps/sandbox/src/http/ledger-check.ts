import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { within } from '../clock/within.ts'
import type { ServerExchange } from '../exchange/exchange.ts'
import type { TrialBalance } from '../ledger/trial-balance.ts'

/** Minimum time in ms between two computations of the trial balance. */
const SUM_EVERY_MS = 60_000

/**
 * Time in ms after the start of a UTC day from which the next check of the ledger is a full one. The full check does
 * not run earlier, because the daily totals of all members are computed at the start of the UTC day.
 */
const FULL_CHECK_MS = DAY_MS / 6

/**
 * Maximum time in ms until a booking is committed or rolled back. Each check reads the postings of at least this period
 * again.
 */
const SETTLED_MS = 2 * 60_000

/** Time in ms for which a call waits for the check that it starts. */
const WAIT_MS = 500

/** The parts of the exchange that the checks use: the clock, the database, the ledger and the operator log. */
export type CheckedParts = Pick<ServerExchange, 'clock' | 'database' | 'ledger' | 'log'>

/**
 * Returns a function that starts a check of the ledger, at most one a minute, and waits briefly for it. The function
 * returns whether the ledger balanced in the last complete check; true if there is none. The first check, the first
 * check after 04:00 UTC of a day, and each check after one that found a fault read the whole ledger, which can take
 * minutes. All others read only new postings and those of the last minutes. If a check cannot be completed, for example
 * because the database is busy, the error is logged and the result of the last complete check remains valid.
 */
export function ledgerCheck({ clock, database, ledger, log }: CheckedParts): () => Promise<boolean> {
  let balance: TrialBalance | undefined
  let day = Number.NEGATIVE_INFINITY
  let begun = Number.NEGATIVE_INFINITY
  let running = false
  const sumUp = async (today: number) => {
    const settledBefore = begun - SETTLED_MS
    if (balance?.ok && day === today) {
      balance = await ledger.trialBalance(database.jobs.db, { before: balance, settledBefore })
      return
    }
    balance = await database.jobs.transaction(async (tx) => {
      await sql`SET LOCAL statement_timeout = 0`.execute(tx)
      return ledger.trialBalance(tx, { settledBefore })
    })
    day = today
  }
  const check = async () => {
    running = true
    begun = clock.now()
    try {
      await sumUp(Math.floor((begun - FULL_CHECK_MS) / DAY_MS))
    } catch (error) {
      log(`the ledger could not be added up: ${(error as Error).message}`)
    } finally {
      running = false
    }
  }
  return async () => {
    if (!running && clock.now() - begun >= SUM_EVERY_MS) await within(WAIT_MS, check())
    return balance?.ok ?? true
  }
}
