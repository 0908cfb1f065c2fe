import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    /** Daily sign-ins of members. The reward is in units of 1e-8 USDT. */
    sign_ins: { member_id: number; date: string; streak: number; cycle_day: number; reward: bigint }
    /** Days for which the summaries of referral rewards were sent to all members. */
    referral_summaries: { date: string }
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

/** Adds an index that contains all columns from which the rewards of a member are added up. */
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
