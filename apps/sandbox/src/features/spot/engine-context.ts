import type { LevelChange } from '../../engine/execution.ts'
import { balanceKey } from '../../ledger/balances.ts'
import { memberAccount, type Posting } from '../../ledger/posting.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import type { FeeRates } from './settle-trade.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'

/** What the caller gives placing and cancelling: time, new numbers, fee rates, and the journal for bookings. */
export interface EngineContext {
  now: number
  journal: Journal
  nextOrderId(): number
  nextTradeId(): number
  /** The business number of an order. */
  orderNo(id: number): string
  rates(memberId: number): FeeRates
}

/** Changes that one command made to one symbol, without its bookings. */
export interface Effect {
  symbol: string
  /** The book's sequence number after it. */
  seq: number
  /** Members' orders that are new or changed, each once. */
  orders: Set<SpotOrder>
  /** Members' halves of the trades, the maker's before the taker's. */
  fills: OrderFill[]
  /** Public trades, those of the market maker included. */
  trades: FloorTrade[]
  levels: LevelChange[]
}

export function newEffect(symbol: string): Effect {
  return { symbol, seq: 0, orders: new Set(), fills: [], trades: [], levels: [] }
}

/**
 * The bookings of a run of commands, and the balances as they stand after each: a later command of the same run
 * spends what an earlier one received, though neither is committed.
 */
export class Journal {
  readonly postings: Posting[] = []
  readonly #balances: Map<string, bigint>

  /** `balances`: what the accounts hold before, by `balanceKey`; those of every member who may spend. */
  constructor(balances: Map<string, bigint>) {
    this.#balances = new Map(balances)
  }

  /** Amount that a member may spend of a coin, in units. */
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
