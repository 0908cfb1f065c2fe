import type { LevelChange } from '../../engine/execution.ts'
import { balanceKey } from '../../ledger/balances.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import type { FeeRates } from './settle-trade.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'

/**
 * The caller's input for placing and cancelling: time, order numbers, fee rates, and the journal for
 * bookings.
 */
export interface EngineContext {
  now: number
  journal: Journal
  nextOrderId(): number
  nextTradeId(): number
  /** Returns the public number of an order. */
  orderNo(id: number): string
  rates(memberId: number): FeeRates
}

/** Changes that one command made to one symbol, without its bookings. */
export interface Effect {
  symbol: string
  /** Sequence number of the book after the command. */
  seq: number
  /** Members' orders that were created or changed, each once. */
  orders: Set<SpotOrder>
  /** Members' sides of the trades, the maker before the taker. */
  fills: OrderFill[]
  /** Public trades, including those of the market maker. */
  trades: FloorTrade[]
  levels: LevelChange[]
  /** Orders whose trigger was reached. */
  triggered: SpotOrder[]
}

export function newEffect(symbol: string): Effect {
  return { symbol, seq: 0, orders: new Set(), fills: [], trades: [], levels: [], triggered: [] }
}

/**
 * The bookings of a run of commands and the balances after each one: a later command of the same run can
 * spend what an earlier one received, although neither is committed yet.
 */
export class Journal {
  readonly postings: Posting[] = []
  readonly #balances: Map<string, bigint>

  /**
   * Creates a journal. `balances` holds the initial amounts, by `balanceKey`, of every member who may spend.
   */
  constructor(balances: Map<string, bigint>) {
    this.#balances = new Map(balances)
  }

  /** Returns the amount of a coin that a member may spend, in units. */
  available(memberId: number, coin: string): bigint {
    const key = { account: memberAccount(memberId, 'spot'), bucket: 'available', coin }
    return this.#balances.get(balanceKey(key)) ?? 0n
  }

  book(posting: Posting): void {
    this.postings.push(posting)
    for (const entry of posting.entries) {
      const key = balanceKey(entry)
      this.#balances.set(key, (this.#balances.get(key) ?? 0n) + entry.amount)
    }
  }
}
