import type { Schema } from '@bourselet/openapi'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { afterCommit, type Reader, type Tx } from '../database/transaction.ts'
import { type Codes, codesOf } from './codes.ts'
import { fundPasswordsOf } from './fund-password.ts'
import { knownDevicesOf } from './known-devices.ts'
import { logInsOf } from './log-ins.ts'
import { type LoginFailures, loginFailuresOf } from './login-failures.ts'
import type { MemberAddress } from './member-address.ts'
import type { MemberRow } from './members.migration.ts'
import { type PasswordHashes, passwordHashes } from './password-hashes.ts'
import type { Pepper } from './pepper.ts'
import type { ReviewTimes } from './review-times.ts'
import { authenticatorsOf } from './second-factor/authenticators.ts'
import { type SecondFactor, secondFactorOf } from './second-factor/second-factor.ts'
import { listSessions, type SessionChoice, type SessionOrigin } from './sessions.ts'
import { sweepMembers } from './sweep-members.ts'
import { type IssuedToken, type SignedIn, Tokens } from './tokens.ts'
import type { Vault } from './vault.ts'

/** The authentication of members: sessions, passwords, codes, second factors and known devices. */
export interface Members {
  /** Returns the member to whom a valid session token belongs, and extends the session; null for any other text. */
  authenticate(token: string): Promise<SignedIn | null>
  /** Returns true if the session of a token is in memory, so that no database query is needed. */
  isKnown(token: string): boolean
  /** Returns true for a valid session token. Does not extend the session. */
  isValid(token: string): Promise<boolean>
  issueToken(tx: Tx, memberId: number, origin?: SessionOrigin): Promise<IssuedToken>
  /** Ends the chosen sessions of a member and returns their number. After the commit, listeners are called. */
  endSessions(tx: Tx, memberId: number, choice: SessionChoice): Promise<number>
  /**
   * Registers a listener for ended sessions, which is called after the commit. The stream uses it to sign sockets out.
   * If the answer to the commit is lost, the listener may not be called. The stream then finds the ended sessions with
   * `isValid`.
   */
  onSessionsEnded(listener: (memberId: number, sessionIds: ReadonlySet<number>) => void): () => void
  /** Returns the sessions of a member, newest first. `current` is the id of the caller's own session. */
  sessions(reader: Reader, memberId: number, current: number | null): Promise<Schema<'MemberSession'>[]>
  /**
   * Checks the fund password and counts wrong ones. Throws TRADE_PASSWORD_NOT_SET, _WRONG (with `field`), _LOCKED or
   * _RESET. Call it after the checks of fields, existence and state, and before those of amount and balance.
   */
  checkFundPassword(memberId: number, fundPassword: string, field?: string): Promise<void>
  fundPasswords: ReturnType<typeof fundPasswordsOf>
  passwords: PasswordHashes
  codes: Codes
  loginFailures: LoginFailures
  /** The history of successful and failed log-ins. */
  logIns: ReturnType<typeof logInsOf>
  secondFactor: SecondFactor
  authenticators: ReturnType<typeof authenticatorsOf>
  devices: ReturnType<typeof knownDevicesOf>
  /** Deletes expired sessions, codes and failure counts, so that their number does not grow without limit. */
  sweep(): Promise<void>
  get(reader: Reader, memberId: number): Promise<MemberRow>
  /** Locks the row of a member until the transaction ends, and returns it. */
  lock(tx: Tx, memberId: number): Promise<MemberRow>
  /**
   * Returns the times of the latest changes after which withdrawals are reviewed; null for each change that has never
   * happened.
   */
  reviewFlags(reader: Reader, memberId: number): Promise<ReviewTimes>
  /**
   * Returns the member with this address; undefined if there is none. In a database of an earlier version, two members
   * can have the same phone number in two spellings (`phoneNumbersMigration`). In that case, the typed spelling selects
   * one of them.
   */
  find(reader: Reader, address: MemberAddress): Promise<MemberRow | undefined>
}

/**
 * The functions for members that may be called inside a transaction. None of them needs another database connection
 * or hashes a password.
 */
export interface TxMembers
  extends Pick<
    Members,
    'issueToken' | 'endSessions' | 'onSessionsEnded' | 'sessions' | 'get' | 'lock' | 'reviewFlags' | 'find'
  > {
  codes: Pick<Codes, 'spend'>
  loginFailures: Pick<LoginFailures, 'forget'>
  logIns: Pick<Members['logIns'], 'record'>
  secondFactor: Pick<SecondFactor, 'spend' | 'recoveryCodes'>
  authenticators: Pick<Members['authenticators'], 'start' | 'confirm' | 'turnOff'>
  devices: Pick<Members['devices'], 'remember'>
}

interface Parts {
  clock: Clock
  random: Random
  database: Database
  pepper: Pepper
  vault: Vault
}

export function openMembers(parts: Parts): Members {
  const passwords = passwordHashes()
  const tokens = new Tokens(parts)
  const loginFailures = loginFailuresOf(parts)
  const fundPasswords = fundPasswordsOf({ ...parts, hashes: passwords })
  const listeners = new Set<(memberId: number, sessionIds: ReadonlySet<number>) => void>()
  const get: Members['get'] = (reader, memberId) =>
    reader.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
  return {
    passwords,
    fundPasswords,
    codes: codesOf(parts),
    loginFailures,
    logIns: logInsOf({ clock: parts.clock, sequences: parts.database.sequences }),
    secondFactor: secondFactorOf({ ...parts, loginFailures }),
    authenticators: authenticatorsOf(parts),
    devices: knownDevicesOf(parts),
    authenticate: (token) => tokens.authenticate(token),
    isKnown: (token) => tokens.isKnown(token),
    isValid: (token) => tokens.isValid(token),
    issueToken: (tx, memberId, origin = { device: '', ip: '' }) => tokens.issue(tx, memberId, origin),
    checkFundPassword: fundPasswords.check,
    async endSessions(tx, memberId, choice) {
      const ended = new Set(await tokens.end(tx, memberId, choice))
      afterCommit(tx, () => {
        for (const listener of listeners) listener(memberId, ended)
      })
      return ended.size
    },
    sessions: (reader, memberId, current) =>
      listSessions(reader, memberId, parts.clock.now(), current, (hash) => tokens.seenAt(hash)),
    onSessionsEnded(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sweep: () => {
      tokens.sweep()
      return sweepMembers(parts.database, parts.clock.now())
    },
    get,
    lock: (tx, memberId) =>
      tx.selectFrom('members').selectAll().where('id', '=', memberId).forUpdate().executeTakeFirstOrThrow(),
    reviewFlags: (reader, memberId) => get(reader, memberId),
    find: (reader, address) => {
      const members = reader.selectFrom('members').selectAll()
      const found =
        'email' in address
          ? members.where('email', '=', address.email)
          : members
              .where('area_code', '=', address.areaCode)
              .where('phone', 'in', [address.phone, address.typed])
              .orderBy((eb) => eb('phone', '=', address.typed), 'desc')
              .limit(1)
      return found.executeTakeFirst()
    },
  }
}
