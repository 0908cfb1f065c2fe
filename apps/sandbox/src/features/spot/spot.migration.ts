import { type Migration, statements, unitsColumn } from '../../database/migrate.ts'
import { turnoverTable } from '../../trading/turnover.ts'
import type { OrderTerms, SpotOrder } from './spot-order.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    spot_orders: SpotOrderRow
    /**
     * The last prices that trailing stops of a side follow: the highest for sell orders, the lowest for buy orders. A
     * row applies to all orders whose `book_id` is at most `newest`, which are the orders that were open when this
     * price occurred. See `Extreme`.
     */
    spot_extremes: { symbol: string; side: SpotOrder['side']; newest: number; price: bigint; ts: number }
  }
}

/** A member's order. Orders of the market maker are not stored. Amounts are in units of 1e-8. */
export interface SpotOrderRow {
  id: number
  order_no: string
  member_id: number
  client_order_id: string | null
  /** False if the member has used the same client order id for a later order, which is possible after 24 hours. */
  client_id_live: boolean
  symbol: string
  side: SpotOrder['side']
  type: SpotOrder['type']
  price: bigint | null
  quantity: bigint | null
  total: bigint | null
  tif: SpotOrder['timeInForce']
  stp: SpotOrder['selfTrade']
  filled: bigint
  quote_filled: bigint
  fee: bigint
  held: bigint
  book_id: number
  trigger_price: bigint | null
  trigger_when: SpotOrder['triggerWhen']
  /** Distance of a trailing stop in percent, in units of 1e-8. */
  trail_pct: bigint | null
  triggered_at: number | null
  oco_id: number | null
  oco_order_no: string | null
  oco_trigger: bigint | null
  oco_price: bigint | null
  /** The terms with which the order was placed; null if the order was not amended. */
  placed_terms: StoredTerms | null
  status: SpotOrder['status']
  reason: SpotOrder['reason']
  created_at: number
  updated_at: number
}

/** The terms of an order as JSON. Amounts are in units of 1e-8. */
export type StoredTerms = Record<keyof OrderTerms, string | null>

const TABLES = [
  `CREATE TABLE spot_orders (
    id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
    client_order_id text, client_id_live boolean NOT NULL, symbol text NOT NULL,
    side text NOT NULL CHECK (side IN ('buy', 'sell')), type text NOT NULL CHECK (type IN ('limit', 'market')),
    ${unitsColumn('price', '')}, ${unitsColumn('quantity', '')}, ${unitsColumn('total', '')},
    tif text CHECK (tif IN ('GTC', 'IOC', 'FOK', 'PO')),
    stp text NOT NULL CHECK (stp IN ('expire_maker', 'expire_taker', 'expire_both')),
    ${unitsColumn('filled', 'NOT NULL')}, ${unitsColumn('quote_filled', 'NOT NULL')}, ${unitsColumn('fee', 'NOT NULL')},
    ${unitsColumn('held', 'NOT NULL')},
    status text NOT NULL CHECK (status IN ('open', 'partial', 'completed', 'cancelled', 'expired')),
    reason text, created_at int8 NOT NULL, updated_at int8 NOT NULL CHECK (updated_at >= created_at),
    CONSTRAINT spot_orders_kind CHECK ((type = 'limit') = (price IS NOT NULL AND tif IS NOT NULL)),
    CONSTRAINT spot_orders_size CHECK ((quantity IS NULL) <> (total IS NULL)),
    CONSTRAINT spot_orders_not_overfilled CHECK (
      filled <= coalesce(quantity, filled) AND quote_filled <= coalesce(total, quote_filled)),
    CONSTRAINT spot_orders_held_while_open CHECK ((held > 0) = (status IN ('open', 'partial'))),
    CONSTRAINT spot_orders_rest_is_limit CHECK (type = 'limit' OR status NOT IN ('open', 'partial')))`,
  'CREATE INDEX spot_orders_member ON spot_orders (member_id, id DESC)',
  `CREATE INDEX spot_orders_open ON spot_orders (member_id, id DESC) WHERE status IN ('open', 'partial')`,
  `CREATE UNIQUE INDEX spot_orders_client_id ON spot_orders (member_id, client_order_id) WHERE client_id_live`,
  `CREATE TABLE spot_fills (
    trade_id int8 NOT NULL, order_id int8 NOT NULL REFERENCES spot_orders,
    price numeric(38, 0) NOT NULL CHECK (price > 0), quantity numeric(38, 0) NOT NULL CHECK (quantity > 0),
    ${unitsColumn('fee', 'NOT NULL')}, liquidity text NOT NULL CHECK (liquidity IN ('maker', 'taker')),
    ts int8 NOT NULL, PRIMARY KEY (order_id, trade_id))`,
]

export const spotMigration: Migration = {
  name: 'spot-1',
  up: (tx) => statements(tx, ...TABLES),
  sequences: [{ table: 'spot_orders', column: 'id' }],
}

const CONDITIONAL = [
  'ALTER TABLE spot_orders DROP CONSTRAINT spot_orders_type_check, DROP CONSTRAINT spot_orders_status_check',
  `ALTER TABLE spot_orders DROP CONSTRAINT spot_orders_kind, DROP CONSTRAINT spot_orders_held_while_open,
    DROP CONSTRAINT spot_orders_rest_is_limit`,
  `ALTER TABLE spot_orders ADD COLUMN book_id int8, ADD COLUMN ${unitsColumn('trigger_price', '')},
    ADD COLUMN trigger_when text CHECK (trigger_when IN ('rises', 'falls')),
    ADD COLUMN ${unitsColumn('trail_pct', '')}, ADD COLUMN triggered_at int8,
    ADD COLUMN oco_id int8, ADD COLUMN oco_order_no text,
    ADD COLUMN ${unitsColumn('oco_trigger', '')}, ADD COLUMN ${unitsColumn('oco_price', '')}`,
  'UPDATE spot_orders SET book_id = id',
  `ALTER TABLE spot_orders ALTER COLUMN book_id SET NOT NULL,
    ADD CONSTRAINT spot_orders_type CHECK (
      type IN ('limit', 'market', 'stop_limit', 'stop_market', 'trailing_stop')),
    ADD CONSTRAINT spot_orders_status CHECK (
      status IN ('pending', 'open', 'partial', 'completed', 'cancelled', 'expired')),
    ADD CONSTRAINT spot_orders_kind CHECK (
      (type IN ('limit', 'stop_limit')) = (price IS NOT NULL AND tif IS NOT NULL)),
    ADD CONSTRAINT spot_orders_trigger CHECK (
      (type IN ('limit', 'market')) = (trigger_price IS NULL) AND (trigger_price IS NULL) = (trigger_when IS NULL)
      AND (type = 'trailing_stop') = (trail_pct IS NOT NULL)),
    ADD CONSTRAINT spot_orders_held_while_open CHECK (
      CASE WHEN status IN ('open', 'partial') THEN held > 0
      WHEN status = 'pending' THEN held > 0 OR oco_id IS NOT NULL ELSE held = 0 END),
    ADD CONSTRAINT spot_orders_rest_is_limit CHECK (
      type IN ('limit', 'stop_limit') OR status NOT IN ('open', 'partial')),
    ADD CONSTRAINT spot_orders_waits_for_trigger CHECK (
      type NOT IN ('limit', 'market') OR status <> 'pending')`,
  'DROP INDEX spot_orders_open',
  `CREATE INDEX spot_orders_open ON spot_orders (member_id, id DESC)
    WHERE status IN ('pending', 'open', 'partial')`,
]

/** Adds the columns for orders that wait for a trigger price. */
export const conditionalMigration: Migration = {
  name: 'spot-2',
  up: (tx) => statements(tx, ...CONDITIONAL),
}

/** Adds the column for the terms with which an amended order was placed. */
export const amendmentMigration: Migration = {
  name: 'spot-3',
  up: (tx) => statements(tx, 'ALTER TABLE spot_orders ADD COLUMN placed_terms jsonb'),
}

/** Adds the index from which the sandbox reads the greatest book id when it starts. */
export const bookIdMigration: Migration = {
  name: 'spot-book-1',
  up: (tx) => statements(tx, 'CREATE INDEX spot_orders_book ON spot_orders (book_id)'),
  // When a stop-limit order fires, it gets a new id in the book (`book_id`), from the same sequence as order ids. After
  // a restart, this sequence must continue after the greatest order id and the greatest `book_id`.
  sequences: [{ table: 'spot_orders', column: 'book_id' }],
}

/** Adds the index from which the account statement reads the fills of its trades. */
export const fillsOfTradeMigration: Migration = {
  name: 'spot-fills-1',
  up: (tx) => statements(tx, 'CREATE INDEX spot_fills_trade ON spot_fills (trade_id)'),
}

/** Adds the table of the turnover by member, symbol and day, from which levels and teams are computed. */
export const turnoverMigration: Migration = {
  name: 'spot-turnover-1',
  up: (tx) => statements(tx, ...turnoverTable('spot')),
}

/** Adds the table of the prices that trailing stops follow. */
export const extremesMigration: Migration = {
  name: 'spot-extremes-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE spot_extremes (
        symbol text NOT NULL, side text NOT NULL CHECK (side IN ('buy', 'sell')), newest int8 NOT NULL,
        price numeric(38, 0) NOT NULL CHECK (price > 0), ts int8 NOT NULL, PRIMARY KEY (symbol, side, newest))`,
    ),
}
