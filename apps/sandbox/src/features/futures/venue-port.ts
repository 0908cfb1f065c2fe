import type { LevelChange } from '../../engine/execution.ts'
import type { DepthSnapshot } from '../../engine/order-book.ts'
import type { Posting } from '../../ledger/posting.ts'
import type { MarketMakerCommand, MarketMakerQuote } from '../../prices/market-maker.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { FuturesDraft, FuturesFill, FuturesOrder, FuturesTerms } from './futures-order.ts'
import type { EndedPosition, FuturesCash, FuturesSetting, OpenPosition } from './futures-position.ts'
import type { AccountFigures } from './rules/margin-formulas.ts'

/** The caller's input for one batch of commands: time, numbers, fee rates, and a record of changes. */
export interface EngineContext {
  now: number
  /** Collects the changes of the batch. */
  change: VenueChange
  nextOrderId(): number
  nextTradeId(): number
  nextPositionId(): number
  orderNo(id: number): string
  /** Returns maker and taker rates of a member, in units of 1e-8. */
  rates(memberId: number): { maker: bigint; taker: bigint }
}

/** Stored state from which a venue starts. */
export interface VenueState {
  orders: FuturesOrder[]
  positions: OpenPosition[]
  settings: FuturesSetting[]
  cash: FuturesCash[]
}

/** A position to close, completely or partly. */
export interface CloseRequest {
  memberId: number
  symbol: string
  type: 'market' | 'limit'
  price: bigint | null
  /** Quantity to close; null for the whole position. */
  quantity: bigint | null
  clientOrderId: string | null
}

/**
 * All contracts, accounts and positions in memory: pure rules without database, clock or randomness. Each
 * method runs one command to its end on the result of the previous ones and collects its effects in
 * `context.change`. A Refusal means that nothing changed.
 */
export interface FuturesVenue {
  place(draft: FuturesDraft, context: EngineContext): FuturesOrder | Refusal
  /** Gives an open order other terms. */
  amend(order: FuturesOrder, terms: FuturesTerms, context: EngineContext): null | Refusal
  cancel(order: FuturesOrder, context: EngineContext): void
  close(request: CloseRequest, context: EngineContext): FuturesOrder | Refusal
  /** Runs commands of the market maker on one book. */
  marketMaker(command: MarketMakerCommand, context: EngineContext): void
  /**
   * Applies new mark prices: fires triggers, liquidates and warns; the insurance fund continues to sell its
   * positions.
   */
  mark(prices: ReadonlyMap<string, bigint>, context: EngineContext): void
  /**
   * Pays funding on every position of a symbol at the mark price of the funding time, by a rate in units of
   * 1e-12. Called once per symbol and time.
   */
  fund(symbol: string, rate: bigint, mark: bigint, context: EngineContext, at?: number): void
  /**
   * Credits (positive) or debits cash, in units of 1e-8. Refuses more than max_transfer_out. `posting` names
   * the other side of the booking.
   */
  transfer(
    memberId: number,
    amount: bigint,
    otherAccount: string,
    refNo: string,
    context: EngineContext,
  ): null | Refusal
  /**
   * Halts or resumes a symbol. While halted, no orders are accepted, open orders end with reason `system`,
   * and positions can still be liquidated.
   */
  halt(symbol: string, halted: boolean, context: EngineContext): void

  findOrder(id: number): FuturesOrder | undefined
  openOrders(memberId: number): FuturesOrder[]
  position(memberId: number, symbol: string): OpenPosition | undefined
  positions(memberId: number): OpenPosition[]
  setting(memberId: number, symbol: string): FuturesSetting
  cash(memberId: number): FuturesCash
  /** Returns the figures of a member's account at the newest mark prices. */
  figures(memberId: number, takerRate: bigint): AccountFigures
  markOf(symbol: string): bigint | undefined
  /** Returns the members with a position or an open order. */
  members(): Iterable<number>
  /** Returns the market maker's resting quotes. */
  quotes(symbol: string): MarketMakerQuote[]
  /** Returns the whole book in ticks and lots; undefined for an unknown symbol. */
  depth(symbol: string): DepthSnapshot | undefined
}

/** A notice to a member. */
export interface VenueNotice {
  memberId: number
  kind: 'margin_warning' | 'liquidated' | 'triggered' | 'stop_failed' | 'halted'
  symbol: string | null
  params: Record<string, string>
}

/** All changes that commands made to the venue; written in one transaction, then published. */
export interface VenueChange {
  created: Set<FuturesOrder>
  changed: Set<FuturesOrder>
  /** Ids of orders whose client id can be used again. */
  retired: Set<number>
  fills: FuturesFill[]
  /** New or changed positions of members; a quantity of 0 means that the position was closed. */
  positions: Set<OpenPosition>
  ended: EndedPosition[]
  settings: Set<FuturesSetting>
  /** Members whose cash or debt changed. */
  cash: Set<FuturesCash>
  postings: Posting[]
  notices: VenueNotice[]
  /** Public changes of the books by symbol. */
  books: Map<string, { seq: number; levels: LevelChange[]; trades: FloorTrade[] }>
}

export function newChange(): VenueChange {
  return {
    created: new Set(),
    changed: new Set(),
    retired: new Set(),
    fills: [],
    positions: new Set(),
    ended: [],
    settings: new Set(),
    cash: new Set(),
    postings: [],
    notices: [],
    books: new Map(),
  }
}
