import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { afterCommit, type Reader, type Tx } from '../database/transaction.ts'
import { codesOf } from './codes.ts'
import { fundPasswordsOf } from './fund-password.ts'
import { loginFailuresOf } from './login-failures.ts'
import type { MemberAddress } from './member-address.ts'
import type { MemberRow } from './members.migration.ts'
import { type PasswordHashes, passwordHashes } from './password-hashes.ts'
import type { Pepper } from './pepper.ts'
import { sweepMembers } from './sweep-members.ts'
import { type IssuedToken, Tokens } from './tokens.ts'

/** Who is asking, and the secrets they prove it with. */
export interface Members {
  /** The member of a living token, whose life it extends; null for any other text. */
  recognise(token: string): Promise<number | null>
  /** Whether a token still lives; unlike `recognise` it does not extend it. */
  isLiving(token: string): Promise<boolean>
  issueToken(tx: Tx, memberId: number): Promise<IssuedToken>
  /** Ends every session of the member; listeners hear of it after commit. */
  endSessions(tx: Tx, memberId: number): Promise<void>
  /** Called after commit with the member whose sessions ended (the stream closes its sockets). */
  onSessionsEnded(listener: (memberId: number) => void): () => void
  /**
   * Compares the fund password in the one place that counts failures: throws TRADE_PASSWORD_NOT_SET, _WRONG or
   * _LOCKED. After validation, existence and state; before amounts and balance.
   */
  checkFundPassword(memberId: number, fundPassword: string): Promise<void>
  fundPasswords: ReturnType<typeof fundPasswordsOf>
  passwords: PasswordHashes
  codes: ReturnType<typeof codesOf>
  loginFailures: ReturnType<typeof loginFailuresOf>
  /** Drops sessions, codes and failure counts that are over; what anybody can invent must not stay for ever. */
  sweep(): Promise<void>
  get(reader: Reader, memberId: number): Promise<MemberRow>
  /** When what withdrawals are reviewed for happened last: null = never, or not in the last 24 hours. */
  reviewFlags(reader: Reader, memberId: number): Promise<ReviewTimes>
  /** The member with this address; undefined when there is none. */
  find(reader: Reader, address: MemberAddress): Promise<MemberRow | undefined>
}

/** Times of the latest changes: of the log-in or fund password, and of the e-mail or the operator's settings. */
export interface ReviewTimes {
  password_changed_at: number | null
  policy_changed_at: number | null
}

interface Parts {
  clock: Clock
  random: Random
  database: Database
  pepper: Pepper
}

export function openMembers(parts: Parts): Members {
  const passwords = passwordHashes()
  const tokens = new Tokens(parts)
  const fundPasswords = fundPasswordsOf({ ...parts, hashes: passwords })
  const listeners = new Set<(memberId: number) => void>()
  const get: Members['get'] = (reader, memberId) =>
    reader.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  return {
    passwords,
    fundPasswords,
    codes: codesOf(parts),
    loginFailures: loginFailuresOf(parts),
    recognise: (token) => tokens.recognise(token),
    isLiving: (token) => tokens.isLiving(token),
    issueToken: (tx, memberId) => tokens.issue(tx, memberId),
    checkFundPassword: fundPasswords.check,
    async endSessions(tx, memberId) {
      await tokens.endAll(tx, memberId)
      afterCommit(tx, () => {
        for (const listener of listeners) listener(memberId)
      })
    },
    onSessionsEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sweep: () => {
      tokens.sweep()
      return sweepMembers(parts.database, parts.clock.now())
    },
    get,
    async reviewFlags(reader, memberId) {
      const { security_changed_at } = await get(reader, memberId)
      return { password_changed_at: security_changed_at, policy_changed_at: null }
    },
    find: (reader, address) => {
      const members = reader.selectFrom('members').selectAll()
      const found =
        'email' in address
          ? members.where('email', '=', address.email)
          : members.where('area_code', '=', address.areaCode).where('phone', '=', address.phone)
      return found.executeTakeFirst()
    },
  }
}
