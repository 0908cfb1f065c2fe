import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Reader, Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { PasswordHashes } from './password-hashes.ts'
import type { Pepper } from './pepper.ts'

const STREAK = 5
const LOCK_SECONDS = 3600
/**
 * Number of wrong guesses, without a correct one in between, after which the fund password stays locked until it is
 * reset with a verification code.
 */
const RESET_AFTER = 10

interface Parts {
  clock: Clock
  database: Database
  hashes: PasswordHashes
  pepper: Pepper
}

/** Creates the only functions that hash and check fund passwords. */
export function fundPasswordsOf({ clock, database, hashes, pepper }: Parts) {
  const peppered = (fundPassword: string) => pepper.digest('fund password', fundPassword).toString('hex')

  async function compare(memberId: number, fundPassword: string, field: string): Promise<void> {
    const { hash, left } = await database.transaction((tx) => admit(tx, memberId, clock.now()))
    const right = await hashes.verify(hash, peppered(fundPassword))
    if (!right || !(await clearAttempts(database.db, memberId, hash)))
      throw new Refusal('TRADE_PASSWORD_WRONG', { field, params: { left } })
  }

  return {
    /** Returns the hash of a new fund password. */
    hash: (fundPassword: string) => hashes.hash(peppered(fundPassword)),
    /**
     * Checks a fund password. Throws TRADE_PASSWORD_NOT_SET, _LOCKED, _RESET, or _WRONG with the name of the field,
     * and TOO_MANY_REQUESTS if too many checks of the member wait already. The checks of a member run one after
     * another, because each guess counts as wrong until it has been compared: otherwise, five concurrent correct
     * guesses would lock the member out.
     */
    check: (memberId: number, fundPassword: string, field = 'trade_password'): Promise<void> =>
      hashes.inTurn(`member ${memberId}`, () => compare(memberId, fundPassword, field)),
  }
}

/**
 * Counts a guess as wrong before it is compared. Concurrent guesses, and guesses that a crash interrupts, are
 * therefore counted.
 */
async function admit(tx: Tx, memberId: number, now: number) {
  const row = await tx
    .selectFrom('members')
    .select([
      'fund_password_hash as hash',
      'fund_password_failures as failures',
      'fund_password_locked_until as until',
    ])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.hash === null) throw new Refusal('TRADE_PASSWORD_NOT_SET')
  if (row.failures >= RESET_AFTER) throw new Refusal('TRADE_PASSWORD_RESET')
  const wait = Math.ceil((row.until - now) / 1000)
  if (wait > 0) throw new Refusal('TRADE_PASSWORD_LOCKED', { params: { retry_after: wait } })
  const failures = row.failures + 1
  const until = failures % STREAK === 0 ? now + LOCK_SECONDS * 1000 : 0
  await tx
    .updateTable('members')
    .set({ fund_password_failures: failures, fund_password_locked_until: until })
    .where('id', '=', memberId)
    .execute()
  return { hash: row.hash, left: (STREAK - (failures % STREAK)) % STREAK }
}

/** Resets the count after a correct guess. Returns false if the fund password was changed during the comparison. */
async function clearAttempts(db: Reader, memberId: number, hash: string): Promise<boolean> {
  const cleared = await db
    .updateTable('members')
    .set({ fund_password_failures: 0, fund_password_locked_until: 0 })
    .where('id', '=', memberId)
    .where('fund_password_hash', '=', hash)
    .executeTakeFirst()
  return cleared.numUpdatedRows === 1n
}
