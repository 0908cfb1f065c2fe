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

/** Authentication of members: sessions, passwords, codes, second factors and known devices. */
export interface Members {
  /** Returns the member of a valid token and extends its session; null for any other text. */
  authenticate(token: string): Promise<SignedIn | null>
  /** Returns true if the session of a token is cached, so that its recognition needs no query. */
  isKnown(token: string): boolean
  /** Returns true for a valid token, without extending its session. */
  isValid(token: string): Promise<boolean>
  issueToken(tx: Tx, memberId: number, origin?: SessionOrigin): Promise<IssuedToken>
  /** Ends sessions of the member and returns their number; listeners are called after the commit. */
  endSessions(tx: Tx, memberId: number, choice: SessionChoice): Promise<number>
  /**
   * Registers a listener for ended sessions, called after the commit; the stream uses it to close sockets.
   */
  onSessionsEnded(listener: (memberId: number, sessionIds: ReadonlySet<number>) => void): () => void
  /** Returns the member's sessions, newest first; `current` is the session of the caller. */
  sessions(reader: Reader, memberId: number, current: number | null): Promise<Schema<'MemberSession'>[]>
  /**
   * Compares the fund password and counts failures: throws TRADE_PASSWORD_NOT_SET, _WRONG (at `field`),
   * _LOCKED or _RESET. Runs after validation and checks of existence and state, before checks of amount and
   * balance.
   */
  checkFundPassword(memberId: number, fundPassword: string, field?: string): Promise<void>
  fundPasswords: ReturnType<typeof fundPasswordsOf>
  passwords: PasswordHashes
  codes: Codes
  loginFailures: LoginFailures
  /** History of log-ins and refused log-ins. */
  logIns: ReturnType<typeof logInsOf>
  secondFactor: SecondFactor
  authenticators: ReturnType<typeof authenticatorsOf>
  devices: ReturnType<typeof knownDevicesOf>
  /** Deletes expired sessions, codes and failure counts; otherwise their number would grow without bound. */
  sweep(): Promise<void>
  get(reader: Reader, memberId: number): Promise<MemberRow>
  /** Returns the member's row and locks it until the transaction ends. */
  lock(tx: Tx, memberId: number): Promise<MemberRow>
  /**
   * Returns the times of the latest changes that cause withdrawal reviews; null for a change that never
   * happened.
   */
  reviewFlags(reader: Reader, memberId: number): Promise<ReviewTimes>
  /** Returns the member with this address, or undefined. */
  find(reader: Reader, address: MemberAddress): Promise<MemberRow | undefined>
}

/** Member functions that run inside a transaction: none needs a separate connection or hashes a secret. */
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
          : members.where('area_code', '=', address.areaCode).where('phone', '=', address.phone)
      return found.executeTakeFirst()
    },
  }
}
