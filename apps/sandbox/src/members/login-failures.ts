import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Reader, Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import { addressKey, type MemberAddress } from './member-address.ts'

/** A number of wrong passwords or second factors that is accepted within a time window. */
export interface GuessBudget {
  key: string
  limit: number
  windowMs: number
  /** Refusal of guesses beyond the limit. */
  refusal: 'ACCOUNT_LOCKED' | 'SECOND_FACTOR_LOCKED'
}

const LIMIT = 5
const WINDOW_MS = 15 * 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

// Account names are free text. Each key starts with its kind, so no account name equals the key of another
// kind.

/**
 * Returns the budget of wrong passwords for a typed account name, registered or not, so that a lock does not
 * reveal whether the account exists.
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

/** Returns the budget of wrong log-in passwords for checks of a signed-in member. */
export const passwordGuesses = (memberId: number): GuessBudget => ({
  key: `password ${memberId}`,
  limit: LIMIT,
  windowMs: WINDOW_MS,
  refusal: 'ACCOUNT_LOCKED',
})

/** The checks of a second factor whose wrong guesses are counted together. */
type FactorCheck = 'log-in by strangers' | 'log-in by devices' | 'signed in'

/** Returns the budget of wrong second factors of a member for one kind of check. */
export const factorGuesses = (memberId: number, check: FactorCheck): GuessBudget => ({
  key: `factor ${memberId} ${check}`,
  limit: LIMIT,
  windowMs: check === 'log-in by devices' ? DAY_MS : HOUR_MS,
  refusal: 'SECOND_FACTOR_LOCKED',
})

/** The counters of wrong log-in passwords and second factors. */
export type LoginFailures = ReturnType<typeof loginFailuresOf>

/** Creates the counters of wrong log-in passwords and second factors. */
export function loginFailuresOf({ clock, database }: { clock: Clock; database: Database }) {
  return {
    /**
     * Counts a try, before the password or code is compared, in the first budget that has tries left, and returns the
     * key of that budget. Throws the refusal of the last budget if none has tries left.
     */
    admit: (...budgets: [GuessBudget, ...GuessBudget[]]): Promise<string> =>
      database.transaction(async (tx) => {
        let refusal: Refusal | undefined
        for (const budget of budgets) {
          const wait = await count(tx, budget, clock.now())
          if (wait <= 0) return budget.key
          refusal = new Refusal(budget.refusal, { params: { retry_after: wait } })
        }
        throw refusal
      }),
    /** Clears a count after a correct password or code. */
    forget: (db: Reader, key: string) => db.deleteFrom('login_failures').where('account', '=', key).execute(),
  }
}

/** Counts one try and returns 0, or returns the seconds for which the budget is used up. */
async function count(tx: Tx, { key, limit, windowMs }: GuessBudget, now: number): Promise<number> {
  // Only an existing row can be locked, so it is created first. Without the lock, concurrent first tries
  // would not be counted.
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
