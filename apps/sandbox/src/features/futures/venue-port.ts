import type { LevelChange } from '../../engine/execution.ts'
import type { DepthSnapshot } from '../../engine/order-book.ts'
import type { Posting } from '../../ledger/posting.ts'
import type { MarketMakerCommand, MarketMakerQuote } from '../../prices/market-maker.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { FuturesDraft, FuturesFill, FuturesOrder, FuturesTerms } from './futures-order.ts'
import type { EndedPosition, FuturesCash, FuturesSetting, OpenPosition } from './futures-position.ts'
import type { AccountFigures } from './rules/margin-formulas.ts'

/**
 * Input from the caller for one batch of commands: time, new ids, fee rates, and an object that collects changes.
 */
export interface EngineContext {
  now: number
  /** Collects all changes of the batch. */
  change: VenueChange
  nextOrderId(): number
  nextTradeId(): number
  nextPositionId(): number
  orderNo(id: number): string
  /** Returns the maker and taker fee rates of a member, in units of 1e-8. */
  rates(memberId: number): { maker: bigint; taker: bigint }
}

/** The stored state from which a venue starts. */
export interface VenueState {
  orders: FuturesOrder[]
  positions: OpenPosition[]
  settings: FuturesSetting[]
  cash: FuturesCash[]
}

/** A request to close a position completely or partly. */
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
 * The futures venue: all contracts, accounts and positions in memory, and the trading rules. It uses no database,
 * clock or randomness. Each method runs one command completely, based on the result of the previous commands, and
 * adds its effects to `context.change`. If a method returns a Refusal, nothing has changed.
 */
export interface FuturesVenue {
  place(draft: FuturesDraft, context: EngineContext): FuturesOrder | Refusal
  /** Amends an open order to new terms. */
  amend(order: FuturesOrder, terms: FuturesTerms, context: EngineContext): null | Refusal
  cancel(order: FuturesOrder, context: EngineContext): void
  close(request: CloseRequest, context: EngineContext): FuturesOrder | Refusal
  /** Runs commands of the market maker on one order book. */
  marketMaker(command: MarketMakerCommand, context: EngineContext): void
  /**
   * Applies new mark prices: liquidates positions, fires triggers, sends margin calls, and closes positions of the
   * insurance fund in the order book.
   */
  mark(prices: ReadonlyMap<string, bigint>, context: EngineContext): void
  /**
   * Pays funding on every position in a symbol. `mark` is the mark price at the funding time, and `rate` is in
   * units of 1e-12. Must be called only once per symbol and funding time.
   */
  fund(symbol: string, rate: bigint, mark: bigint, context: EngineContext, at?: number): void
  /**
   * Credits a positive or debits a negative amount of cash, in units of 1e-8. Refuses to debit more than the account's
   * max_transfer_out. `otherAccount` is the ledger account on the other side of the booking.
   */
  transfer(
    memberId: number,
    amount: bigint,
    otherAccount: string,
    refNo: string,
    context: EngineContext,
  ): null | Refusal
  /**
   * Halts a symbol or resumes its trading. A halt ends resting orders, and stop orders that may open a position, with
   * the reason `system`. While the symbol is halted, orders are refused, but positions can still be liquidated.
   */
  halt(symbol: string, halted: boolean, context: EngineContext): void

  /**
   * Sets the leverage of a member's open orders to the leverage of their symbols. If the balance does not cover the
   * funds that the orders then reserve, cancels as many of the orders as necessary. The mark prices of all symbols must
   * be known.
   */
  align(memberId: number, context: EngineContext): void

  findOrder(id: number): FuturesOrder | undefined
  openOrders(memberId: number): FuturesOrder[]
  position(memberId: number, symbol: string): OpenPosition | undefined
  positions(memberId: number): OpenPosition[]
  setting(memberId: number, symbol: string): FuturesSetting
  /** Returns the highest leverage that a member's position and resting orders in a symbol allow. */
  maxLeverage(memberId: number, symbol: string): number
  cash(memberId: number): FuturesCash
  /** Returns the figures of a member's account at the newest mark prices. */
  figures(memberId: number, takerRate: bigint): AccountFigures
  markOf(symbol: string): bigint | undefined
  /** Returns all members who have a position or an open order. */
  members(): Iterable<number>
  /** Returns the members who have an open order whose leverage differs from the leverage of its symbol. */
  unaligned(): number[]
  /** Returns the market maker's resting quotes. */
  quotes(symbol: string): MarketMakerQuote[]
  /** Returns the whole order book of a symbol in ticks and lots; undefined for an unknown symbol. */
  depth(symbol: string): DepthSnapshot | undefined
}

/** A notice of the venue to a member, such as a margin call or a reached trigger. */
export interface VenueNotice {
  memberId: number
  kind: 'margin_warning' | 'liquidated' | 'triggered' | 'stop_failed' | 'halted' | 'unfunded'
  symbol: string | null
  params: Record<string, string>
}

/** A margin call that was sent to a member. */
export interface MarginCall {
  memberId: number
  /** Symbol of the isolated position; null for the cross account. */
  symbol: string | null
  at: number
}

/** The values from which a funding payment was computed. */
export interface FundingBasis {
  memberId: number
  symbol: string
  /** Funding time. */
  at: number
  /** Quantity of the position in units of 1e-8; negative for a short position. */
  quantity: bigint
  /** Mark price at the funding time in units of 1e-8. */
  mark: bigint
  /** Funding rate in units of 1e-12. */
  rate: bigint
}

/**
 * All changes that the commands of a batch made to the venue. They are written in one transaction and then
 * published.
 */
export interface VenueChange {
  created: Set<FuturesOrder>
  changed: Set<FuturesOrder>
  /** Ids of orders whose client order id can be used again. */
  retired: Set<number>
  fills: FuturesFill[]
  /** New or changed positions of members; a quantity of 0 means that the position was closed. */
  positions: Set<OpenPosition>
  ended: EndedPosition[]
  settings: Set<FuturesSetting>
  /** Cash records that changed, including changes of debt. */
  cash: Set<FuturesCash>
  /** The values from which each funding payment of the batch was computed. */
  fundings: FundingBasis[]
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
    fundings: [],
    postings: [],
    notices: [],
    books: new Map(),
  }
}
