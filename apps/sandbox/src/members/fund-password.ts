import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { PasswordHashes } from './password-hashes.ts'
import type { Pepper } from './pepper.ts'

const STREAK = 5
const LOCK_SECONDS = 3600
/** This many without a success: only a reset by code opens it again. */
const RESET_AFTER = 10

interface Parts {
  clock: Clock
  database: Database
  hashes: PasswordHashes
  pepper: Pepper
}

/** The one place that compares fund passwords. */
export function fundPasswordsOf({ clock, database, hashes, pepper }: Parts) {
  const peppered = (fundPassword: string) => pepper.digest('fund password', fundPassword).toString('hex')

  /** Raises the count before anything is compared: guesses sent at once or cut off by a crash all count. */
  const admit = (memberId: number) =>
    database.apart(async (tx) => {
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
      const wait = row.failures >= RESET_AFTER ? LOCK_SECONDS : Math.ceil((row.until - clock.now()) / 1000)
      if (wait > 0) throw new Refusal('TRADE_PASSWORD_LOCKED', { params: { retry_after: wait } })
      const failures = row.failures + 1
      const until = failures % STREAK === 0 ? clock.now() + LOCK_SECONDS * 1000 : 0
      await tx
        .updateTable('members')
        .set({ fund_password_failures: failures, fund_password_locked_until: until })
        .where('id', '=', memberId)
        .execute()
      return { hash: row.hash, left: (STREAK - (failures % STREAK)) % STREAK }
    })

  return {
    /** The hash to store for a new fund password. */
    hash: (fundPassword: string) => hashes.hash(peppered(fundPassword)),
    /** Throws TRADE_PASSWORD_NOT_SET, _LOCKED or _WRONG. */
    async check(memberId: number, fundPassword: string): Promise<void> {
      const { hash, left } = await admit(memberId)
      if (!(await hashes.verify(hash, peppered(fundPassword)))) {
        throw new Refusal('TRADE_PASSWORD_WRONG', { field: 'trade_password', params: { left } })
      }
      await database.apart((tx) =>
        tx
          .updateTable('members')
          .set({ fund_password_failures: 0, fund_password_locked_until: 0 })
          .where('id', '=', memberId)
          .execute(),
      )
    },
  }
}
