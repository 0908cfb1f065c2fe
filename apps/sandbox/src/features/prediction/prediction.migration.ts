import type { Schema } from '@bourselet/openapi'
import { toUnits } from '@bourselet/sdk/money'
import { type Migration, statements, unitsColumn } from '../../database/migrate.ts'
import type { Tx } from '../../database/transaction.ts'

type Direction = Schema<'Direction'>
type Status = Schema<'Round'>['status']
type Rule = Schema<'Round'>['tie_rule']

declare module '../../database/tables.ts' {
  interface Tables {
    option_times: OptionTimeRow
    round_terms: RoundTermsRow
    rounds: RoundRow
    option_orders: OptionOrderRow
  }
}

/** A duration of time options with its terms. Rates and stakes are in units of 1e-8. */
export interface OptionTimeRow {
  id: number
  seconds: number
  payout_rate: bigint
  min_stake: bigint
  max_stake: bigint
  open_fee_rate: bigint
  reward_fee_rate: bigint
}

/** Terms of a round, copied into each round when it is created. Rates and stakes are in units of 1e-8. */
export interface RoundRules {
  open_fee_rate: bigint
  reward_fee_rate: bigint
  tie_rule: Rule
  one_sided_rule: Rule
  min_stake: bigint
  max_stake: bigint
}

/** Terms of a symbol's future rounds. Rounds that already exist keep the terms with which they were created. */
export interface RoundTermsRow extends RoundRules {
  symbol: string
  /** Length in seconds of each of the two phases of a round: taking bets, and waiting for the close. */
  seconds: number
}

/**
 * A round. The pools include the market maker's stakes, which `house_bull` and `house_bear` also store separately.
 * Prices are in ticks.
 */
export interface RoundRow extends RoundRules {
  round_no: string
  symbol: string
  start_at: number
  lock_at: number
  close_at: number
  bull_pool: bigint
  bear_pool: bigint
  house_bull: bigint
  house_bear: bigint
  /** Number of the market maker's planned stakes that were placed or skipped. */
  house_bets: number
  status: Status
  result: Schema<'Round'>['result']
  lock_tick: number | null
  lock_ts: number | null
  lock_price: number | null
  close_tick: number | null
  close_ts: number | null
  close_price: number | null
  /** Time at which the close price, or the fact that a price is missing, was stored. Payouts begin afterwards. */
  decided_at: number | null
  settled_at: number | null
}

/**
 * A bet. Money and rates are in units of 1e-8, prices in ticks. The prices of a bet in a round are stored with the
 * round.
 */
export interface OptionOrderRow {
  id: number
  order_no: string
  member_id: number
  client_order_id: string | null
  /** False if the member has used the same client order id for a later bet, which is possible after 24 hours. */
  client_id_live: boolean
  mode: Schema<'PredictionMode'>
  symbol: string
  time_id: number | null
  seconds: number | null
  round_no: string | null
  direction: Direction
  amount: bigint
  open_fee: bigint
  payout_rate: bigint | null
  open_fee_rate: bigint
  reward_fee_rate: bigint
  open_tick: number | null
  open_ts: number | null
  open_price: number | null
  delivery_tick: number | null
  delivery_ts: number | null
  delivery_price: number | null
  opened_at: number
  deliver_at: number
  settled_at: number | null
  reward_fee: bigint | null
  reward_amount: bigint | null
  status: Schema<'OptionStatus'>
}

const tick = (name: string, at: string) => `${name}_tick int8, ${name}_ts int8, ${name}_price int8,
  CHECK (num_nulls(${name}_tick, ${name}_ts, ${name}_price) IN (0, 3)), CHECK (${name}_ts <= ${at})`
const rule = (name: string) => `${name} text NOT NULL CHECK (${name} IN ('house', 'refund'))`
const RULES = `${unitsColumn('open_fee_rate')}, ${unitsColumn('reward_fee_rate')}, ${rule('tie_rule')}, ${rule('one_sided_rule')},
  ${unitsColumn('min_stake')}, ${unitsColumn('max_stake')}, CHECK (min_stake <= max_stake), CHECK (reward_fee_rate < 100000000)`

const TABLES = [
  `CREATE TABLE option_times (
    id int8 PRIMARY KEY, seconds int8 NOT NULL CHECK (seconds > 0), ${unitsColumn('payout_rate')}, ${unitsColumn('min_stake')},
    ${unitsColumn('max_stake')}, ${unitsColumn('open_fee_rate')}, ${unitsColumn('reward_fee_rate')}, CHECK (min_stake <= max_stake))`,
  `CREATE TABLE round_terms (symbol text PRIMARY KEY, seconds int8 NOT NULL CHECK (seconds > 0), ${RULES})`,
  `CREATE TABLE rounds (
    round_no text PRIMARY KEY, symbol text NOT NULL,
    start_at int8 NOT NULL, lock_at int8 NOT NULL CHECK (lock_at > start_at),
    close_at int8 NOT NULL CHECK (close_at > lock_at), ${RULES},
    ${unitsColumn('bull_pool')}, ${unitsColumn('bear_pool')}, ${unitsColumn('house_bull')}, ${unitsColumn('house_bear')},
    house_bets int8 NOT NULL, status text NOT NULL CHECK (status IN ('open', 'locked', 'settled', 'cancelled')),
    result text CHECK (result IN ('bull', 'bear', 'tie')), ${tick('lock', 'lock_at')}, ${tick('close', 'close_at')},
    decided_at int8, settled_at int8, UNIQUE (symbol, start_at),
    CONSTRAINT rounds_house_within CHECK (house_bull <= bull_pool AND house_bear <= bear_pool),
    CONSTRAINT rounds_result CHECK ((status = 'settled') = (result IS NOT NULL)),
    CONSTRAINT rounds_ended CHECK ((status IN ('settled', 'cancelled')) = (settled_at IS NOT NULL)),
    CONSTRAINT rounds_priced CHECK (
      (status <> 'locked' OR lock_tick IS NOT NULL) AND (status <> 'settled' OR close_tick IS NOT NULL)))`,
  `CREATE INDEX rounds_running ON rounds (start_at) WHERE status IN ('open', 'locked')`,
  `CREATE INDEX rounds_past ON rounds (start_at DESC, symbol) WHERE status IN ('settled', 'cancelled')`,
  `CREATE TABLE option_orders (
    id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
    client_order_id text, client_id_live boolean NOT NULL,
    mode text NOT NULL CHECK (mode IN ('time', 'round')), symbol text NOT NULL,
    time_id int8, seconds int8, round_no text REFERENCES rounds,
    direction text NOT NULL CHECK (direction IN ('bull', 'bear')),
    amount numeric(38, 0) NOT NULL CHECK (amount > 0), ${unitsColumn('open_fee')}, ${unitsColumn('payout_rate', '')},
    ${unitsColumn('open_fee_rate')}, ${unitsColumn('reward_fee_rate')},
    ${tick('open', 'opened_at')}, ${tick('delivery', 'deliver_at')},
    opened_at int8 NOT NULL, deliver_at int8 NOT NULL CHECK (deliver_at > opened_at),
    settled_at int8 CHECK (settled_at >= deliver_at OR status = 'cancelled'),
    ${unitsColumn('reward_fee', '')}, ${unitsColumn('reward_amount', '')},
    status text NOT NULL CHECK (status IN ('in_progress', 'won', 'lost', 'draw', 'cancelled')),
    CONSTRAINT option_orders_mode CHECK (
      CASE mode WHEN 'round' THEN round_no IS NOT NULL AND num_nulls(time_id, seconds, payout_rate, open_tick) = 4
      ELSE round_no IS NULL AND num_nulls(time_id, seconds, payout_rate, open_tick) = 0 END),
    CONSTRAINT option_orders_settled CHECK (
      num_nulls(settled_at, reward_fee, reward_amount) = CASE status WHEN 'in_progress' THEN 3 ELSE 0 END))`,
  'CREATE INDEX option_orders_member ON option_orders (member_id, id DESC)',
  `CREATE INDEX option_orders_due ON option_orders (deliver_at, id) WHERE mode = 'time' AND status = 'in_progress'`,
  `CREATE INDEX option_orders_unpaid ON option_orders (round_no, id) WHERE status = 'in_progress'`,
  'CREATE UNIQUE INDEX option_orders_one_a_round ON option_orders (member_id, round_no)',
  `CREATE UNIQUE INDEX option_orders_client_id ON option_orders (member_id, client_order_id) WHERE client_id_live`,
]

// These database triggers refuse changes of final results (R6 in docs/invariants.md), even if the code tries to
// make them.
const GUARDS = [
  `CREATE FUNCTION prediction_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'a result never changes' USING ERRCODE = 'check_violation', CONSTRAINT = 'prediction_final';
  END $$`,
  `CREATE TRIGGER option_orders_final BEFORE UPDATE OF status, reward_amount, reward_fee, settled_at, delivery_price,
    amount, direction ON option_orders FOR EACH ROW WHEN (OLD.status <> 'in_progress')
    EXECUTE FUNCTION prediction_is_final()`,
  `CREATE TRIGGER rounds_final BEFORE UPDATE ON rounds FOR EACH ROW
    WHEN (OLD.status IN ('settled', 'cancelled')) EXECUTE FUNCTION prediction_is_final()`,
]

/** Seconds and payout rate of each duration of time options. */
const TIMES: [seconds: number, payoutRate: string][] = [
  [60, '0.7'],
  [120, '0.75'],
  [180, '0.8'],
  [300, '0.85'],
  [600, '0.9'],
]

async function offers(tx: Tx): Promise<void> {
  const times = TIMES.map(([seconds, payout], index) => ({
    id: index + 1,
    seconds,
    payout_rate: toUnits(payout),
    min_stake: toUnits('10'),
    max_stake: toUnits('10000'),
    open_fee_rate: toUnits('0.001'),
    reward_fee_rate: toUnits('0.02'),
  }))
  await tx.insertInto('option_times').values(times).execute()
  const terms = ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({
    symbol,
    seconds: 300,
    open_fee_rate: 0n,
    reward_fee_rate: toUnits('0.03'),
    tie_rule: 'refund' as const,
    one_sided_rule: 'refund' as const,
    min_stake: toUnits('1'),
    max_stake: toUnits('5000'),
  }))
  await tx.insertInto('round_terms').values(terms).execute()
}

export const predictionMigration: Migration = {
  name: 'prediction-1',
  async up(tx) {
    await statements(tx, ...TABLES, ...GUARDS)
    await offers(tx)
  },
  sequences: [{ table: 'option_orders', column: 'id' }],
}
