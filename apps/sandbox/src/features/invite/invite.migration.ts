import { DAY_MS } from '@bourselet/sdk/money'
import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    /** Daily sign-ins of members. The reward is in units of 1e-8 USDT. */
    sign_ins: { member_id: number; date: string; streak: number; cycle_day: number; reward: bigint }
    /** Days for which the summaries of referral rewards were sent to all members. */
    referral_summaries: { date: string }
    /**
     * Referral rewards of the days in `referral_summaries`, in units of 1e-8, by inviter and by the team member who paid the
     * fees.
     */
    referral_totals: { member_id: number; payer_id: number; coin: string; units: bigint }
  }
}

export const referralsMigration: Migration = {
  name: 'referrals-1',
  up: (tx) =>
    statements(
      tx,
      'CREATE INDEX members_inviter ON members (inviter_id)',
      'CREATE TABLE referral_summaries (date text PRIMARY KEY)',
      ...[
        ['account_changes_rewards', 'member_id'],
        ['account_changes_reward_days', 'created_at'],
      ].map(
        ([name, column]) =>
          `CREATE INDEX ${name} ON account_changes (${column}) WHERE type = 'referral_reward'`,
      ),
    ),
}

/**
 * Adds an index that contains all columns needed to sum up a member's referral rewards, and drops the index that it
 * replaces.
 */
export const rewardSumsMigration: Migration = {
  name: 'referrals-2',
  up: (tx) =>
    statements(
      tx,
      `CREATE INDEX account_changes_reward_sums ON account_changes (member_id, created_at)
        INCLUDE (ref_no, coin, available_delta) WHERE type = 'referral_reward'`,
      'DROP INDEX account_changes_rewards',
    ),
}

/** SQL expression for the end of the period whose referral rewards `referral_totals` contains. */
export const TOTALS_END = `(SELECT coalesce(max(date)::date - DATE '1970-01-01' + 1, 0)::int8 * ${DAY_MS}
  FROM referral_summaries)`

/**
 * Adds the table with the totals of referral rewards, and fills it with the rewards of the days for which summaries
 * were sent.
 */
export const rewardTotalsMigration: Migration = {
  name: 'referrals-3',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE referral_totals (
        member_id int8 NOT NULL, payer_id int8 NOT NULL, coin text NOT NULL,
        units numeric(38, 0) NOT NULL CHECK (units > 0), PRIMARY KEY (member_id, payer_id, coin))`,
      `INSERT INTO referral_totals
        SELECT member_id, ref_no::int8, coin, sum(available_delta) FROM account_changes
        WHERE type = 'referral_reward' AND created_at < ${TOTALS_END} GROUP BY 1, 2, 3`,
    ),
}

export const signInMigration: Migration = {
  name: 'sign-in-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE sign_ins (
        member_id int8 NOT NULL REFERENCES members, date text NOT NULL,
        streak int4 NOT NULL CHECK (streak >= 1), cycle_day int4 NOT NULL CHECK (cycle_day BETWEEN 1 AND 7),
        reward numeric(38, 0) NOT NULL, PRIMARY KEY (member_id, date))`,
    ),
  appendOnly: ['sign_ins'],
}
