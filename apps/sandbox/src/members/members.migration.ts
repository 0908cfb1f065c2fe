import type { Schema } from '@bourselet/openapi'
import { phoneNumber } from '@bourselet/sdk/money'
import type { Generated, Insertable, Selectable } from 'kysely'
import { type Migration, statements } from '../database/migrate.ts'
import type { Tx } from '../database/transaction.ts'
import { isDefaultNickname, keepNickname } from './nicknames.ts'

declare module '../database/tables.ts' {
  interface Tables {
    members: MemberTable
    sessions: SessionTable
    login_failures: { account: string; failures: number; since: number; locked_until: number }
    codes: CodeTable
    known_devices: { member_id: number; token_hash: Buffer; last_seen_at: number }
    /** Successful and failed log-ins. Log-ins to unknown accounts have no member. */
    log_ins: {
      id: number
      member_id: number | null
      outcome: Schema<'LoginRecord'>['outcome']
      /** Browser and system, such as `Chrome, Android`; empty if unknown. */
      device: string
      ip: string
      created_at: number
    }
    /** The skeleton of each member's nickname (see `nicknames.ts`). Skeletons are unique. */
    nickname_keys: { key: string; member_id: number }
  }
}

interface MemberTable {
  id: number
  /** E-mail address in lower case; null if the member has none. */
  email: string | null
  area_code: string | null
  phone: string | null
  password_hash: string
  fund_password_hash: string | null
  /** Number of wrong fund passwords since the last correct one. */
  fund_password_failures: number
  fund_password_locked_until: number
  nickname: string
  avatar: string | null
  gender: number
  birthday: string | null
  country: string | null
  lang: string
  level: number
  credit_score: number
  kyc_status: Schema<'KycStatus'>
  kyc_level: number
  real_name: string | null
  id_number: string | null
  invite_code: string
  inviter_id: number | null
  disabled: boolean
  created_at: number
  last_login_at: number | null
  /**
   * Time of the latest change of the log-in password or fund password. For 24 hours after it, withdrawals are
   * reviewed.
   */
  password_changed_at: number | null
  /**
   * Time of the latest change of the e-mail address or phone number. For 24 hours after it, withdrawals are reviewed
   * and the fund password cannot be reset with a code.
   */
  policy_changed_at: number | null
  /** Encrypted secret of the authenticator; null while the authenticator is off. */
  authenticator_secret: string | null
  /** Number of the 30-second step to which the last used authenticator code belongs. */
  authenticator_step: Generated<number>
  /**
   * Time at which the authenticator was last turned on, replaced or turned off. For 24 hours after it, withdrawals
   * are reviewed.
   */
  authenticator_changed_at: number | null
}

export interface SessionTable {
  id: number
  token_hash: Buffer
  member_id: number
  /** Browser and system, such as `Chrome, Android`; empty if unknown. */
  device: string
  ip: string
  created_at: number
  last_seen_at: number
  expires_at: number
}

interface CodeTable {
  id: number
  scene: string
  /**
   * Address to which the code was sent: an e-mail address in lower case, or a phone number such as `+44
   * 7700900123`.
   */
  address: string
  /** The requester of the code: `device …` for a known device, otherwise `ip …`. */
  requester: string
  code_hash: Buffer
  sent_at: number
  tries: number
  used: boolean
}

export type MemberRow = Selectable<MemberTable>
export type NewMember = Insertable<MemberTable>

/**
 * Invitation code that everybody can use to register. The first members need it, because nobody has invited
 * them.
 */
export const ROOT_CODE = 'DEMQ24'

/** Id of the first member. Smaller ids belong to accounts of the exchange. */
export const FIRST_MEMBER_ID = 10_001

const TABLES = [
  `CREATE TABLE members (
    id int8 PRIMARY KEY,
    email text UNIQUE CHECK (email = lower(email)),
    area_code text, phone text,
    password_hash text NOT NULL,
    fund_password_hash text,
    fund_password_failures int4 NOT NULL CHECK (fund_password_failures >= 0),
    fund_password_locked_until int8 NOT NULL,
    nickname text NOT NULL, avatar text, gender int4 NOT NULL, birthday text, country text, lang text NOT NULL,
    level int4 NOT NULL CHECK (level BETWEEN 0 AND 99),
    credit_score int4 NOT NULL CHECK (credit_score BETWEEN 0 AND 100),
    kyc_status text NOT NULL CHECK (kyc_status IN ('none', 'pending', 'verified', 'rejected')),
    kyc_level int4 NOT NULL, real_name text, id_number text,
    invite_code text NOT NULL UNIQUE CHECK (invite_code ~ '^[A-HJ-NP-Z2-9]{6}$'),
    inviter_id int8 REFERENCES members CHECK (inviter_id <> id),
    disabled boolean NOT NULL, created_at int8 NOT NULL, last_login_at int8, security_changed_at int8,
    UNIQUE (area_code, phone),
    CHECK ((area_code IS NULL) = (phone IS NULL)),
    CHECK (email IS NOT NULL OR phone IS NOT NULL OR id < ${FIRST_MEMBER_ID}))`,
  `CREATE TABLE sessions (
    token_hash bytea PRIMARY KEY, member_id int8 NOT NULL REFERENCES members,
    created_at int8 NOT NULL, expires_at int8 NOT NULL)`,
  'CREATE INDEX sessions_member ON sessions (member_id)',
  `CREATE TABLE login_failures (
    account text PRIMARY KEY, failures int4 NOT NULL, since int8 NOT NULL, locked_until int8 NOT NULL)`,
  `CREATE TABLE codes (
    id int8 PRIMARY KEY, scene text NOT NULL, address text NOT NULL, code_hash bytea NOT NULL,
    sent_at int8 NOT NULL, tries int4 NOT NULL CHECK (tries <= 5), used boolean NOT NULL)`,
  'CREATE INDEX codes_address ON codes (address, sent_at DESC)',
]

export const membersMigration: Migration = {
  name: 'members-1',
  up: (tx) => statements(tx, ...TABLES),
  sequences: [
    { table: 'members', column: 'id', start: FIRST_MEMBER_ID },
    { table: 'codes', column: 'id' },
  ],
}

/** Adds ids, devices and addresses to sessions, and separate times for changes of passwords and of contact data. */
export const securityMigration: Migration = {
  name: 'members-2',
  up: (tx) =>
    statements(
      tx,
      'ALTER TABLE members RENAME COLUMN security_changed_at TO password_changed_at',
      'ALTER TABLE members ADD COLUMN policy_changed_at int8',
      `ALTER TABLE sessions ADD COLUMN id int8 GENERATED ALWAYS AS IDENTITY UNIQUE,
        ADD COLUMN device text NOT NULL DEFAULT '', ADD COLUMN ip text NOT NULL DEFAULT '',
        ADD COLUMN last_seen_at int8`,
      'UPDATE sessions SET last_seen_at = created_at',
      `ALTER TABLE sessions ALTER COLUMN last_seen_at SET NOT NULL, ALTER COLUMN id DROP IDENTITY`,
    ),
  sequences: [{ table: 'sessions', column: 'id' }],
}

/** Adds the table of known devices, the requesters of codes, and the table of nickname skeletons. */
export const recognitionMigration: Migration = {
  name: 'members-3',
  async up(tx) {
    await statements(
      tx,
      `CREATE TABLE known_devices (
        member_id int8 NOT NULL REFERENCES members, token_hash bytea NOT NULL, last_seen_at int8 NOT NULL,
        PRIMARY KEY (member_id, token_hash))`,
      'CREATE INDEX known_devices_token ON known_devices (token_hash)',
      "ALTER TABLE codes ADD COLUMN requester text NOT NULL DEFAULT 'ip '",
      'ALTER TABLE codes ALTER COLUMN requester DROP DEFAULT',
      `CREATE TABLE nickname_keys (
        key text PRIMARY KEY, member_id int8 NOT NULL UNIQUE REFERENCES members)`,
    )
    const members = await tx.selectFrom('members').select(['id', 'nickname']).orderBy('id').execute()
    for (const { id, nickname } of members)
      if (!isDefaultNickname(nickname)) await keepNickname(tx, id, nickname)
  },
}

/** Adds the table of log-ins. */
export const logInsMigration: Migration = {
  name: 'members-4',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE log_ins (
        id int8 PRIMARY KEY, member_id int8 REFERENCES members,
        outcome text NOT NULL CHECK (outcome IN ('success', 'wrong_password', 'wrong_second_factor')),
        device text NOT NULL, ip text NOT NULL, created_at int8 NOT NULL)`,
      'CREATE INDEX log_ins_member ON log_ins (member_id, id DESC)',
    ),
  sequences: [{ table: 'log_ins', column: 'id' }],
}

/**
 * Adds an index of the log-in attempts with the right password. Without it, queries could read a much larger number of
 * attempts with a wrong password.
 */
export const logInEntriesMigration: Migration = {
  name: 'members-7',
  up: (tx) =>
    statements(
      tx,
      `CREATE INDEX log_ins_entries ON log_ins (member_id, id DESC) WHERE outcome <> 'wrong_password'`,
    ),
}

/**
 * Stores each phone number as a national number. Earlier versions allowed two members to register one number in two
 * spellings. If another member already has the national number, a zero is put in front of it. If another member has
 * that number too, the number stays as it was typed. `Members.find` finds a member by the stored number.
 */
export const phoneNumbersMigration: Migration = {
  name: 'members-5',
  up: (tx) => storeNationalNumbers(tx, (national) => [national, `0${national}`]),
}

/**
 * Stores each phone number again, because national numbers now leave out repeated prefixes: `+7 089161234567` was
 * stored as 89161234567 before and becomes 9161234567. If another member has the new number, the stored number stays
 * unchanged, because its owner logs in with it.
 */
export const repeatedPrefixesMigration: Migration = {
  name: 'members-6',
  up: (tx) => storeNationalNumbers(tx, (national) => [national]),
}

/**
 * Stores each phone number in the first of the given spellings that no other member has. If there is none, the number
 * stays unchanged.
 */
async function storeNationalNumbers(tx: Tx, spellings: (national: string) => string[]): Promise<void> {
  const members = await tx
    .selectFrom('members')
    .select(['id', 'area_code', 'phone'])
    .where('phone', 'is not', null)
    .orderBy('id')
    .execute()
  const taken = new Set(members.map(({ area_code, phone }) => `${area_code} ${phone}`))
  for (const { id, area_code, phone } of members) {
    const national = phoneNumber(area_code ?? '', phone ?? '')
    if (!/^\d{5,}$/.test(national)) continue
    taken.delete(`${area_code} ${phone}`)
    const free = spellings(national).find((one) => !taken.has(`${area_code} ${one}`))
    const number = free ?? phone
    taken.add(`${area_code} ${number}`)
    await tx.updateTable('members').set({ phone: number }).where('id', '=', id).execute()
  }
}
