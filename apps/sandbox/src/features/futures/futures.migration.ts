import { type Migration, statements, UNITS, unitsColumn } from '../../database/migrate.ts'
import { turnoverTable } from '../../trading/turnover.ts'
import type { FuturesOrder } from './futures-order.ts'
import type { EndedPosition, OpenPosition } from './futures-position.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    futures_orders: FuturesOrderRow
    futures_positions: FuturesPositionRow
    futures_closed: FuturesClosedRow
    futures_settings: {
      member_id: number
      symbol: string
      margin_mode: OpenPosition['marginMode']
      leverage: number
    }
    /** The debt of a member to the account sys:futures_credit. The member's cash itself is stored in the ledger. */
    futures_cash: { member_id: number; debt: bigint }
    /** The values from which a funding payment was computed. `rate` is in units of 1e-12, the rest in units of 1e-8. */
    futures_fundings: {
      member_id: number
      funding_at: number
      symbol: string
      /** Quantity of the position; negative for a short position. */
      quantity: bigint
      mark_price: bigint
      rate: bigint
    }
  }
}

/** A stored futures order. Prices, quantities and amounts are in units of 1e-8. */
export interface FuturesOrderRow {
  id: number
  order_no: string
  member_id: number
  client_order_id: string | null
  /** False if the client order id is older than 24 hours and a later order has reused it. */
  client_id_live: boolean
  /** Request text of an order with a client order id. A repeated request must have the same text. */
  asked: string | null
  symbol: string
  side: FuturesOrder['side']
  type: FuturesOrder['type']
  price: bigint | null
  quantity: bigint | null
  leverage: number
  margin_mode: FuturesOrder['marginMode']
  reduce_only: boolean
  tif: FuturesOrder['timeInForce']
  stp: FuturesOrder['selfTrade']
  take_profit: bigint | null
  stop_loss: bigint | null
  trigger_price: bigint | null
  trigger_by: FuturesOrder['triggerBy']
  trigger_when: FuturesOrder['triggerWhen']
  book_id: number
  filled: bigint
  quote_filled: bigint
  fee: bigint
  position_effect: FuturesOrder['positionEffect']
  attached: boolean
  liquidation: boolean
  reserved: bigint
  status: FuturesOrder['status']
  reason: FuturesOrder['reason']
  created_at: number
  updated_at: number
}

/**
 * A stored net position of a member, the market maker or the insurance fund. Amounts are in units of 1e-8, `cost`
 * and `closed_quote` in units of 1e-18.
 */
export interface FuturesPositionRow {
  member_id: number
  symbol: string
  margin_mode: OpenPosition['marginMode']
  leverage: number
  quantity: bigint
  cost: bigint
  margin: bigint
  realized_pnl: bigint
  fees: bigint
  funding: bigint
  max_quantity: bigint
  closed_quantity: bigint
  closed_quote: bigint
  opened_at: number
  updated_at: number
}

/** A stored closed position. Prices, quantities and amounts are in units of 1e-8. */
export interface FuturesClosedRow {
  id: number
  member_id: number
  symbol: string
  side: EndedPosition['side']
  margin_mode: OpenPosition['marginMode']
  leverage: number
  max_quantity: bigint
  entry_price: bigint
  exit_price: bigint
  realized_pnl: bigint
  fees: bigint
  funding: bigint
  closed_by: EndedPosition['closedBy']
  opened_at: number
  closed_at: number
}

const signed = (name: string) => `${name} ${UNITS}`
const MODE = `margin_mode text NOT NULL CHECK (margin_mode IN ('cross', 'isolated'))`
const LEVERAGE = 'leverage int8 NOT NULL CHECK (leverage BETWEEN 1 AND 125)'

const ORDERS = [
  `CREATE TABLE futures_orders (
    id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
    client_order_id text, client_id_live boolean NOT NULL, asked text, symbol text NOT NULL,
    side text NOT NULL CHECK (side IN ('buy', 'sell')),
    type text NOT NULL CHECK (type IN ('limit', 'market', 'tp', 'sl')),
    ${unitsColumn('price', '')}, ${unitsColumn('quantity', '')}, ${LEVERAGE}, ${MODE}, reduce_only boolean NOT NULL,
    tif text CHECK (tif IN ('GTC', 'IOC', 'FOK', 'PO')),
    stp text NOT NULL CHECK (stp IN ('expire_maker', 'expire_taker', 'expire_both')),
    ${unitsColumn('take_profit', '')}, ${unitsColumn('stop_loss', '')}, ${unitsColumn('trigger_price', '')},
    trigger_by text NOT NULL CHECK (trigger_by IN ('last', 'mark')),
    ${unitsColumn('filled')}, ${unitsColumn('quote_filled')}, ${unitsColumn('fee')},
    position_effect text NOT NULL CHECK (position_effect IN ('open', 'reduce', 'flip')),
    liquidation boolean NOT NULL, ${unitsColumn('reserved')},
    status text NOT NULL CHECK (status IN
      ('open', 'partial', 'pending', 'triggered', 'completed', 'cancelled', 'expired')),
    reason text, created_at int8 NOT NULL, updated_at int8 NOT NULL CHECK (updated_at >= created_at),
    CONSTRAINT futures_orders_kind CHECK (
      (type = 'limit') = (price IS NOT NULL AND tif IS NOT NULL)
      AND (type IN ('tp', 'sl')) = (trigger_price IS NOT NULL)
      AND (type IN ('tp', 'sl') OR quantity IS NOT NULL)),
    CONSTRAINT futures_orders_not_overfilled CHECK (filled <= coalesce(quantity, filled)),
    CONSTRAINT futures_orders_reserve_while_open CHECK (reserved = 0 OR status IN ('open', 'partial')),
    CONSTRAINT futures_orders_rest_is_limit CHECK (type = 'limit' OR status NOT IN ('open', 'partial')),
    CONSTRAINT futures_orders_wait_is_trigger CHECK (type IN ('tp', 'sl') OR status <> 'pending'),
    CONSTRAINT futures_orders_asked CHECK (client_order_id IS NULL OR asked IS NOT NULL))`,
  'CREATE INDEX futures_orders_member ON futures_orders (member_id, id DESC)',
  `CREATE INDEX futures_orders_live ON futures_orders (member_id, id DESC)
    WHERE status IN ('open', 'partial', 'pending')`,
  // The index allows only one take profit and one stop loss for each position.
  `CREATE UNIQUE INDEX futures_orders_leg ON futures_orders (member_id, symbol, type)
    WHERE status = 'pending'`,
  `CREATE UNIQUE INDEX futures_orders_client_id ON futures_orders (member_id, client_order_id)
    WHERE client_id_live`,
  `CREATE TABLE futures_fills (
    trade_id int8 NOT NULL, order_id int8 NOT NULL REFERENCES futures_orders,
    price numeric(38, 0) NOT NULL CHECK (price > 0), quantity numeric(38, 0) NOT NULL CHECK (quantity > 0),
    ${unitsColumn('fee')}, liquidity text NOT NULL CHECK (liquidity IN ('maker', 'taker')),
    ts int8 NOT NULL, PRIMARY KEY (order_id, trade_id))`,
]

const POSITIONS = [
  `CREATE TABLE futures_positions (
    member_id int8 NOT NULL, symbol text NOT NULL, ${MODE}, ${LEVERAGE},
    quantity numeric(38, 0) NOT NULL CHECK (quantity <> 0), ${unitsColumn('cost')}, ${unitsColumn('margin')},
    ${signed('realized_pnl')}, ${unitsColumn('fees')}, ${signed('funding')}, ${unitsColumn('max_quantity')},
    ${unitsColumn('closed_quantity')}, ${unitsColumn('closed_quote')},
    opened_at int8 NOT NULL, updated_at int8 NOT NULL, PRIMARY KEY (member_id, symbol),
    CONSTRAINT futures_positions_margin CHECK (margin_mode = 'isolated' OR margin = 0))`,
  `CREATE TABLE futures_closed (
    id int8 PRIMARY KEY, member_id int8 NOT NULL, symbol text NOT NULL,
    side text NOT NULL CHECK (side IN ('long', 'short')), ${MODE}, ${LEVERAGE},
    ${unitsColumn('max_quantity')}, ${unitsColumn('entry_price')}, ${unitsColumn('exit_price')}, ${signed('realized_pnl')},
    ${unitsColumn('fees')}, ${signed('funding')},
    closed_by text NOT NULL CHECK (closed_by IN ('user', 'tp', 'sl', 'liquidation')),
    opened_at int8 NOT NULL, closed_at int8 NOT NULL)`,
  'CREATE INDEX futures_closed_member ON futures_closed (member_id, id DESC)',
  `CREATE TABLE futures_settings (
    member_id int8 NOT NULL, symbol text NOT NULL, ${MODE}, ${LEVERAGE}, PRIMARY KEY (member_id, symbol))`,
  `CREATE TABLE futures_cash (member_id int8 PRIMARY KEY, ${unitsColumn('debt')})`,
]

export const futuresMigration: Migration = {
  name: 'futures-1',
  up: (tx) => statements(tx, ...ORDERS, ...POSITIONS),
  sequences: [
    { table: 'futures_orders', column: 'id' },
    { table: 'futures_closed', column: 'id' },
  ],
}

const STOPS = [
  `ALTER TABLE futures_orders DROP CONSTRAINT futures_orders_type_check, DROP CONSTRAINT futures_orders_kind,
    DROP CONSTRAINT futures_orders_rest_is_limit, DROP CONSTRAINT futures_orders_wait_is_trigger`,
  `ALTER TABLE futures_orders ADD COLUMN book_id int8,
    ADD COLUMN trigger_when text CHECK (trigger_when IN ('rises', 'falls'))`,
  `UPDATE futures_orders SET book_id = id,
    trigger_when = CASE WHEN trigger_price IS NOT NULL
      THEN CASE WHEN (type = 'tp') = (side = 'sell') THEN 'rises' ELSE 'falls' END END`,
  `ALTER TABLE futures_orders ALTER COLUMN book_id SET NOT NULL,
    ADD CONSTRAINT futures_orders_type CHECK (
      type IN ('limit', 'market', 'stop_limit', 'stop_market', 'tp', 'sl')),
    ADD CONSTRAINT futures_orders_kind CHECK (
      (type IN ('limit', 'stop_limit')) = (price IS NOT NULL AND tif IS NOT NULL)
      AND (type IN ('limit', 'market')) = (trigger_price IS NULL)
      AND (trigger_price IS NULL) = (trigger_when IS NULL)
      AND (type IN ('tp', 'sl') OR quantity IS NOT NULL)),
    ADD CONSTRAINT futures_orders_rest_is_limit CHECK (
      type IN ('limit', 'stop_limit') OR status NOT IN ('open', 'partial')),
    ADD CONSTRAINT futures_orders_wait_is_trigger CHECK (
      type NOT IN ('limit', 'market') OR status <> 'pending')`,
  'DROP INDEX futures_orders_leg',
  // The index allows only one take profit and one stop loss for each position, and any number of stop orders.
  `CREATE UNIQUE INDEX futures_orders_leg ON futures_orders (member_id, symbol, type)
    WHERE status = 'pending' AND type IN ('tp', 'sl')`,
]

/** Adds the columns and rules of stop orders to the tables. */
export const futuresStopMigration: Migration = {
  name: 'futures-2',
  up: (tx) => statements(tx, ...STOPS),
}

/** Adds the index from which a start reads the greatest id in the book. */
export const futuresBookIdMigration: Migration = {
  name: 'futures-book-1',
  up: (tx) => statements(tx, 'CREATE INDEX futures_orders_book ON futures_orders (book_id)'),
  // When a stop limit order is triggered, it gets a new id, which is stored in the column `book_id`. This id may be the
  // highest in use. After a restart, the id sequence must continue after it, so it is loaded from this column too.
  sequences: [{ table: 'futures_orders', column: 'book_id' }],
}

/**
 * Adds the table of the turnover by member, symbol and day, from which membership levels and the trading volumes of
 * teams (invited members) are computed.
 */
export const futuresTurnoverMigration: Migration = {
  name: 'futures-turnover-1',
  up: (tx) => statements(tx, ...turnoverTable('futures')),
}

/**
 * Adds the table of the values from which funding payments were computed. Payments before this migration have no row.
 */
export const fundingBasisMigration: Migration = {
  name: 'futures-fundings-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE futures_fundings (
        member_id int8 NOT NULL, funding_at int8 NOT NULL, symbol text NOT NULL,
        quantity numeric(38, 0) NOT NULL CHECK (quantity <> 0), mark_price numeric(38, 0) NOT NULL CHECK (mark_price > 0),
        rate numeric(38, 0) NOT NULL CHECK (rate <> 0), PRIMARY KEY (member_id, funding_at, symbol))`,
    ),
}

/**
 * Adds the column that says whether an order has attached its take profit and stop loss. Earlier versions attached them
 * at the first trade, so the column is set to true for each open order that has traded.
 */
export const futuresAttachedMigration: Migration = {
  name: 'futures-attached-1',
  up: (tx) =>
    statements(
      tx,
      'ALTER TABLE futures_orders ADD COLUMN attached boolean NOT NULL DEFAULT false',
      `UPDATE futures_orders SET attached = true
        WHERE status IN ('open', 'partial', 'pending') AND filled > 0`,
    ),
}
