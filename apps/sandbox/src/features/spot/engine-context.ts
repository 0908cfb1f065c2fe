import type { LevelChange } from '../../engine/execution.ts'
import { balanceKey } from '../../ledger/balances.ts'
import { availableBucket, type Posting } from '../../ledger/posting.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import type { FeeRates } from './settle-trade.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'
import type { Extreme } from './trailing-extremes.ts'

/**
 * Everything that the caller passes to the functions that place, amend and cancel orders: time, order numbers, fee
 * rates, and the journal for bookings.
 */
export interface EngineContext {
  now: number
  journal: Journal
  nextOrderId(): number
  nextTradeId(): number
  /** Returns the order number that members see. */
  orderNo(id: number): string
  rates(memberId: number): FeeRates
}

/** The changes that commands made to one symbol. Bookings are not included; the journal has them. */
export interface Effect {
  symbol: string
  /** Sequence number of the book after the command. */
  seq: number
  /** Members' orders that were created or changed, each order once. */
  orders: Set<SpotOrder>
  /**
   * Trailing stops whose trigger price has followed the last price. Instead of the rows of these orders, the database
   * stores `extremes`.
   */
  followed: Set<SpotOrder>
  extremes: Extreme[]
  /** Members' fills. For each trade, the maker's fill precedes the taker's. */
  fills: OrderFill[]
  /** Public trades, including those of the market maker. */
  trades: FloorTrade[]
  levels: LevelChange[]
  /** Orders whose trigger price was reached. */
  triggered: SpotOrder[]
}

export function newEffect(symbol: string): Effect {
  return {
    symbol,
    seq: 0,
    orders: new Set(),
    followed: new Set(),
    extremes: [],
    fills: [],
    trades: [],
    levels: [],
    triggered: [],
  }
}

/**
 * The bookings of a sequence of commands, and the balances after each booking. A command can spend funds that an
 * earlier command of the sequence received, although neither is committed yet.
 */
export class Journal {
  readonly postings: Posting[] = []
  readonly #balances: Map<string, bigint>

  /**
   * Creates a journal. `balances` contains the initial balances of every member whose commands may spend funds, with
   * the keys of `balanceKey`.
   */
  constructor(balances: Map<string, bigint>) {
    this.#balances = new Map(balances)
  }

  /** Returns the available amount of a coin that a member has, in units of 1e-8. */
  available(memberId: number, coin: string): bigint {
    return this.#balances.get(balanceKey(availableBucket(memberId, 'spot', coin))) ?? 0n
  }

  book(posting: Posting): void {
    this.postings.push(posting)
    for (const entry of posting.entries) {
      const key = balanceKey(entry)
      this.#balances.set(key, (this.#balances.get(key) ?? 0n) + entry.amount)
    }
  }
}
