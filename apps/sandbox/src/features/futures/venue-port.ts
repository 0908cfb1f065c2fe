import type { Decimal, FuturesAccountFigures } from '@bourselet/sdk/money'
import type { DepthSnapshot } from '../../engine/order-book.ts'
import type { MarketMakerCommand, MarketMakerQuote } from '../../prices/market-maker.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { FuturesDraft, FuturesOrder } from './futures-order.ts'
import type { FuturesCash, FuturesSetting, OpenPosition } from './futures-position.ts'
import type { VenueChange } from './venue-change.ts'

/** What the venue needs from around it for one round of commands. */
export interface VenueDesk {
  now: number
  /** Collects what the commands of the round do. */
  change: VenueChange
  nextOrderId(): number
  nextTradeId(): number
  nextPositionId(): number
  orderNo(id: number): string
  /** Maker and taker rates of a member as fractions. */
  rates(memberId: number): { maker: Decimal; taker: Decimal }
}

/** What is stored of a venue, to begin from. */
export interface VenueState {
  orders: FuturesOrder[]
  positions: OpenPosition[]
  settings: FuturesSetting[]
  cash: FuturesCash[]
}

/** A mark price with the index it belongs to. */
export interface Mark {
  mark: Decimal
  index: Decimal
}

export interface CloseRequest {
  memberId: number
  symbol: string
  type: 'market' | 'limit'
  price: Decimal | null
  /** Null: the whole position. */
  quantity: Decimal | null
  clientOrderId: string | null
}

/**
 * All contracts, accounts and positions, in memory: pure rules without database, clock or chance. Each method runs one
 * command to its end on what the ones before it did and collects its effects in `desk.change`. A Refusal means that
 * nothing changed.
 */
export interface FuturesVenue {
  place(draft: FuturesDraft, desk: VenueDesk): FuturesOrder | Refusal
  cancel(order: FuturesOrder, desk: VenueDesk): void
  close(request: CloseRequest, desk: VenueDesk): FuturesOrder | Refusal
  /** Liquidity of the house. */
  house(command: MarketMakerCommand, desk: VenueDesk): void
  /** New mark prices: fires triggers on mark, liquidates, warns; the insurance goes on selling what it took over. */
  mark(prices: ReadonlyMap<string, Mark>, desk: VenueDesk): void
  /** Pays funding on every position of a symbol at the mark price of its hour. Called once for a symbol and time. */
  fund(symbol: string, rate: Decimal, mark: Decimal, desk: VenueDesk, at?: number): void
  /** Moves cash in (above zero) or out; units of 1e-8. Refuses more than max_transfer_out. `posting` names the other side. */
  transfer(
    memberId: number,
    amount: bigint,
    otherAccount: string,
    refNo: string,
    desk: VenueDesk,
  ): null | Refusal
  /** Halted: nothing is placed, open orders end with reason `system`; positions stay and go on being liquidated. */
  halt(symbol: string, halted: boolean, desk: VenueDesk): void

  findOrder(id: number): FuturesOrder | undefined
  openOrders(memberId: number): FuturesOrder[]
  position(memberId: number, symbol: string): OpenPosition | undefined
  positions(memberId: number): OpenPosition[]
  setting(memberId: number, symbol: string): FuturesSetting
  cash(memberId: number): FuturesCash
  /** F-ACC of a member, at the newest marks. */
  figures(memberId: number, takerRate: Decimal): FuturesAccountFigures
  markOf(symbol: string): Mark | undefined
  /** Members who hold a position or a live order. */
  members(): Iterable<number>
  /** The house's quotes as they rest now. */
  quotes(symbol: string): MarketMakerQuote[]
  /** The whole book, ticks and lots; undefined for a symbol that is none. */
  depth(symbol: string): DepthSnapshot | undefined
}
