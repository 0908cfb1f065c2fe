import type { Schema } from '@bourselet/openapi'
import type { Decimal, LtvLimits } from '@bourselet/sdk/money'
import { type Migration, statements, UNITS } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    loan_goods: GoodsRow
    loans: LoanRow
    loan_repayments: RepaymentRow
    loan_liquidations: LiquidationRow
    /** The last index tick at which all collateral was checked. The table has one row. */
    loan_ticks: { tick_id: number; ts: number }
  }
}

/** A loan on offer. Amounts are in units of 1e-8. */
export interface GoodsRow {
  id: number
  name: string
  coin: string
  min_amount: bigint
  max_amount: bigint
  step: bigint
  terms: Schema<'LoanTerm'>[]
  fee_rate: Decimal
  /** Coins that are accepted as collateral; empty for a loan without collateral. */
  collateral_coins: string[]
  ltv: LtvLimits | null
  liquidation_fee_rate: Decimal | null
  overdue_multiplier: Decimal
  min_credit_score: number | null
  on_sale: boolean
}

/** A member's loan, with the terms that applied when the member applied for it. Amounts are in units of 1e-8. */
export interface LoanRow {
  id: number
  order_no: string
  member_id: number
  goods_id: number
  goods_name: string
  coin: string
  amount: bigint
  term_days: number
  daily_rate: Decimal
  fee_rate: Decimal
  grace_days: number
  overdue_multiplier: Decimal
  ltv: LtvLimits | null
  liquidation_fee_rate: Decimal | null
  collateral_coin: string | null
  collateral_qty: bigint | null
  status: Schema<'LoanStatus'>
  disbursed_at: number | null
  /** Debt after the last change. The principal is in units of 1e-8; interest and penalty are exact decimals. */
  principal: bigint
  interest: Decimal
  penalty: Decimal
  days_charged: number
  overdue_days: number
  /**
   * True after a margin call, until the loan-to-value ratio is back at the initial limit or the member repays or
   * adds collateral. While true, no further margin call is sent.
   */
  margin_called: boolean
  /**
   * Time of the loan's next step: payout, reminder, becoming overdue, default or collection. Null after the loan
   * has ended.
   */
  step_at: number | null
  reject_reason: string | null
  created_at: number
  /** Time at which the debt or the collateral last changed. */
  changed_at: number
  ended_at: number | null
  /**
   * Time until which `limit_below` and `limit_above` are valid, which is the end of a charged day. Null after each
   * change of the loan, until they are computed again.
   */
  limits_until: number | null
  /** Index price of the collateral, in units of 1e-8, at or below which a margin call or a sale may be required. */
  limit_below: bigint | null
  /** Index price of the collateral, in units of 1e-8, at or above which a margin call may end. */
  limit_above: bigint | null
}

/** One repayment of a loan. Amounts are in units of 1e-8. */
export interface RepaymentRow {
  id: number
  loan_id: number
  source: Schema<'LoanRepaymentRow'>['source']
  penalty: bigint
  interest: bigint
  principal: bigint
  voucher: string | null
  created_at: number
}

/** The sale of a loan's collateral. Each loan has at most one sale. */
export interface LiquidationRow {
  loan_id: number
  quantity: bigint
  tick_id: number
  index_price: Decimal
  price: Decimal
  proceeds: bigint
  fee: bigint
  returned: bigint
  created_at: number
}

const ENDED = "('repaid', 'rejected')"

export const loansMigration: Migration = {
  name: 'loans-1',
  sequences: [
    { table: 'loan_goods', column: 'id' },
    { table: 'loans', column: 'id' },
    { table: 'loan_repayments', column: 'id' },
  ],
  appendOnly: ['loan_repayments', 'loan_liquidations'],
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE loan_goods (
        id int8 PRIMARY KEY, name text NOT NULL, coin text NOT NULL, min_amount ${UNITS} CHECK (min_amount > 0),
        max_amount ${UNITS} CHECK (max_amount >= min_amount), step ${UNITS} CHECK (step > 0),
        terms jsonb NOT NULL, fee_rate text NOT NULL, collateral_coins text[] NOT NULL, ltv jsonb,
        liquidation_fee_rate text, overdue_multiplier text NOT NULL, min_credit_score int4,
        on_sale boolean NOT NULL,
        CHECK ((cardinality(collateral_coins) > 0) = (ltv IS NOT NULL)),
        CHECK ((ltv IS NULL) = (liquidation_fee_rate IS NULL)),
        CHECK ((ltv IS NULL) = (min_credit_score IS NOT NULL)))`,
      `CREATE TABLE loans (
        id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
        goods_id int8 NOT NULL REFERENCES loan_goods, goods_name text NOT NULL, coin text NOT NULL,
        amount ${UNITS} CHECK (amount > 0), term_days int4 NOT NULL, daily_rate text NOT NULL,
        fee_rate text NOT NULL, grace_days int4 NOT NULL, overdue_multiplier text NOT NULL, ltv jsonb,
        liquidation_fee_rate text, collateral_coin text, collateral_qty numeric(38, 0) CHECK (collateral_qty > 0),
        status text NOT NULL
          CHECK (status IN ('review', 'rejected', 'repaying', 'overdue', 'repaid', 'defaulted')),
        disbursed_at int8, principal ${UNITS} CHECK (principal BETWEEN 0 AND amount), interest text NOT NULL,
        penalty text NOT NULL, days_charged int4 NOT NULL CHECK (days_charged BETWEEN 0 AND term_days),
        overdue_days int4 NOT NULL, margin_called boolean NOT NULL, step_at int8, reject_reason text,
        created_at int8 NOT NULL, changed_at int8 NOT NULL, ended_at int8,
        CHECK ((collateral_coin IS NULL) = (collateral_qty IS NULL)),
        CHECK ((collateral_coin IS NULL) = (ltv IS NULL)),
        CHECK ((status IN ('review', 'rejected')) = (disbursed_at IS NULL)),
        CHECK ((status IN ${ENDED}) = (ended_at IS NOT NULL)),
        CHECK ((status IN ${ENDED}) = (step_at IS NULL)),
        CHECK (status <> 'repaid' OR principal = 0))`,
      'CREATE INDEX loans_member ON loans (member_id, id DESC)',
      'CREATE INDEX loans_step ON loans (step_at) WHERE step_at IS NOT NULL',
      `CREATE UNIQUE INDEX loans_unsecured ON loans (member_id)
        WHERE collateral_coin IS NULL AND step_at IS NOT NULL`,
      `CREATE INDEX loans_secured ON loans (id)
        WHERE collateral_coin IS NOT NULL AND status IN ('repaying', 'overdue')`,
      `CREATE TABLE loan_repayments (
        id int8 PRIMARY KEY, loan_id int8 NOT NULL REFERENCES loans,
        source text NOT NULL CHECK (source IN ('member', 'collection', 'liquidation')),
        penalty ${UNITS} CHECK (penalty >= 0), interest ${UNITS} CHECK (interest >= 0),
        principal ${UNITS} CHECK (principal >= 0), voucher text, created_at int8 NOT NULL,
        CHECK (penalty + interest + principal > 0))`,
      'CREATE INDEX loan_repayments_loan ON loan_repayments (loan_id, id)',
      `CREATE TABLE loan_liquidations (
        loan_id int8 PRIMARY KEY REFERENCES loans, quantity ${UNITS} CHECK (quantity > 0),
        tick_id int8 NOT NULL, index_price text NOT NULL, price text NOT NULL, proceeds ${UNITS},
        fee ${UNITS}, returned ${UNITS} CHECK (returned >= 0), created_at int8 NOT NULL)`,
      'CREATE TABLE loan_ticks (tick_id int8 NOT NULL, ts int8 NOT NULL)',
      'INSERT INTO loan_ticks VALUES (0, 0)',
    ),
}

/** Adds the limit prices, which a check at an index tick uses to find the loans that the tick may affect. */
export const loanLimitsMigration: Migration = {
  name: 'loans-2',
  up: (tx) =>
    statements(
      tx,
      `ALTER TABLE loans ADD COLUMN limits_until int8, ADD COLUMN limit_below numeric(38, 0),
        ADD COLUMN limit_above numeric(38, 0)`,
    ),
}
