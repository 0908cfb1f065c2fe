import { DAY_MS } from '@bourselet/sdk/money'
import { type Clock, HOUR_MS } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Reader, Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { addressKey, type MemberAddress } from './member-address.ts'

/**
 * A budget of guesses: the number of wrong passwords or second factors that are allowed within a time window.
 */
export interface GuessBudget {
  key: string
  limit: number
  windowMs: number
  /** Name of the refusal of further guesses after the budget is used up. */
  refusal: 'ACCOUNT_LOCKED' | 'SECOND_FACTOR_LOCKED'
}

const LIMIT = 5
const WINDOW_MS = 15 * 60_000

// Each key starts with a word that names the kind of its guess budget (limit of wrong guesses). An account name can be
// any text. Without this word, a key with an account name could equal a key of another kind.

/**
 * Returns the budget of wrong passwords for an account name. It also applies to names of accounts that do not exist,
 * so that a lock does not reveal if an account exists.
 */
export const nameGuesses = (address: MemberAddress): GuessBudget => ({
  key: `name ${addressKey(address)}`,
  limit: LIMIT,
  windowMs: WINDOW_MS,
  refusal: 'ACCOUNT_LOCKED',
})

/** Returns the budget of wrong passwords that all known devices of a member share. */
export const deviceGuesses = (memberId: number): GuessBudget => ({
  key: `devices ${memberId}`,
  limit: LIMIT,
  windowMs: DAY_MS,
  refusal: 'ACCOUNT_LOCKED',
})

/** Returns the budget of wrong log-in passwords that a member enters while they have a session. */
export const passwordGuesses = (memberId: number): GuessBudget => ({
  key: `password ${memberId}`,
  limit: LIMIT,
  windowMs: WINDOW_MS,
  refusal: 'ACCOUNT_LOCKED',
})

/** The kinds of second factor checks. Wrong guesses are counted separately for each kind. */
type FactorCheck = 'log-in by strangers' | 'log-in by devices' | 'signed in'

/** Returns the budget of wrong second factors of a member for one kind of check. */
export const factorGuesses = (memberId: number, check: FactorCheck): GuessBudget => ({
  key: `factor ${memberId} ${check}`,
  limit: LIMIT,
  windowMs: check === 'log-in by devices' ? DAY_MS : HOUR_MS,
  refusal: 'SECOND_FACTOR_LOCKED',
})

/** An attempt that was counted as wrong before it is compared. */
export interface CountedGuess {
  /** Key of the budget against which the attempt was counted. */
  key: string
  /** Number of further attempts that this budget and the later budgets of the same call of `admit` allow. */
  left: number
}

/** Maximum number of tries left that the refusal of a wrong password states. Higher numbers are not stated. */
const FEW_LEFT = 2

/**
 * Returns the refusal of a wrong log-in password. The refusal states the number of tries left if it is at most
 * `FEW_LEFT`.
 */
export const wrongPassword = (left: number, field?: string): Refusal =>
  new Refusal('LOGIN_FAILED', { field, params: left <= FEW_LEFT ? { left } : undefined })

/** The counters of wrong log-in passwords and wrong second factors. */
export type LoginFailures = ReturnType<typeof loginFailuresOf>

/** Creates the counters of wrong log-in passwords and wrong second factors. */
export function loginFailuresOf({ clock, database }: { clock: Clock; database: Database }) {
  return {
    /**
     * Counts an attempt before its password or code is compared. Counts it against the first budget that is not used
     * up. If all budgets are used up, throws the refusal of the last budget.
     */
    admit: (...budgets: [GuessBudget, ...GuessBudget[]]): Promise<CountedGuess> =>
      database.transaction(async (tx) => {
        let refusal: Refusal | undefined
        for (const [index, budget] of budgets.entries()) {
          const now = clock.now()
          const wait = await count(tx, budget, now)
          if (wait <= 0) {
            let left = 0
            for (const one of budgets.slice(index)) left += await triesLeft(tx, one, now)
            return { key: budget.key, left }
          }
          refusal = new Refusal(budget.refusal, { params: { retry_after: wait } })
        }
        throw refusal
      }),
    /** Resets the count of a budget after a correct password or code. */
    forget: (db: Reader, { key }: Pick<GuessBudget, 'key'>) =>
      db.deleteFrom('login_failures').where('account', '=', key).execute(),
  }
}

/** Counts an attempt and returns 0. If the budget is used up, returns the seconds until it is available again. */
async function count(tx: Tx, { key, limit, windowMs }: GuessBudget, now: number): Promise<number> {
  // Only an existing row can be locked, so the row is created first. Without the lock, concurrent first attempts
  // would not count each other.
  await tx
    .insertInto('login_failures')
    .values({ account: key, failures: 0, since: now, locked_until: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('login_failures')
    .selectAll()
    .where('account', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const wait = Math.ceil((row.locked_until - now) / 1000)
  if (wait > 0) return wait
  const fresh = row.since + windowMs <= now || row.locked_until > 0
  const failures = fresh ? 1 : row.failures + 1
  await tx
    .updateTable('login_failures')
    .set({
      failures,
      since: fresh ? now : row.since,
      locked_until: failures >= limit ? now + windowMs : 0,
    })
    .where('account', '=', key)
    .execute()
  return 0
}

/** Returns the number of further attempts that a budget allows. */
async function triesLeft(tx: Tx, { key, limit, windowMs }: GuessBudget, now: number): Promise<number> {
  const row = await tx
    .selectFrom('login_failures')
    .select(['failures', 'since', 'locked_until'])
    .where('account', '=', key)
    .executeTakeFirst()
  if (row && row.locked_until > now) return 0
  const isFresh = !row || row.since + windowMs <= now || row.locked_until > 0
  return isFresh ? limit : limit - row.failures
}
