import { DEFAULT_MARGIN } from '../../../prices/contracts.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { FuturesCash, FuturesSetting, OpenPosition } from '../futures-position.ts'

/** Mark prices at which a margin test passed. The test passes again as long as no mark price is worse. */
export interface SafeZone {
  /** Isolated margin of the position, or wallet balance for cross positions, in units of 1e-8. */
  backing: bigint
  held: { position: OpenPosition; quantity: bigint; cost: bigint; worst: bigint }[]
}

/** A member's cash, positions, orders and settings on the venue. */
export class MemberAccount {
  readonly id: number
  readonly cash: FuturesCash
  readonly positions = new Map<string, OpenPosition>()
  /** Open orders by id, oldest first. */
  readonly orders = new Map<number, FuturesOrder>()
  readonly settings = new Map<string, FuturesSetting>()
  /**
   * Mark prices at which the margin tests certainly pass, by symbol for isolated positions and under `cross`
   * for the others.
   */
  readonly zones = new Map<string, SafeZone>()
  /** Time of the last margin warning, by symbol or `cross`. */
  readonly warnedAt = new Map<string, number>()

  constructor(id: number, cash?: FuturesCash) {
    this.id = id
    this.cash = cash ?? { memberId: id, available: 0n, frozen: 0n, debt: 0n }
  }

  /** Cash without isolated margins; negative if losses were realized against unrealized profit. */
  get wallet(): bigint {
    return this.cash.available + this.cash.frozen - this.cash.debt
  }

  setting(symbol: string): FuturesSetting {
    const { mode, leverage } = DEFAULT_MARGIN
    return this.settings.get(symbol) ?? { memberId: this.id, symbol, marginMode: mode, leverage }
  }

  /**
   * Adds an order at its place by id. The order may be older than the last one in the list: an order that
   * rests after its first fills is older than the triggers that these fills created.
   */
  addOrder(order: FuturesOrder): void {
    const later = [...this.orders.values()].filter(({ id }) => id > order.id)
    for (const { id } of later) this.orders.delete(id)
    for (const one of [order, ...later]) this.orders.set(one.id, one)
  }

  ordersOf(symbol: string): FuturesOrder[] {
    return [...this.orders.values()].filter((order) => order.symbol === symbol)
  }

  crossPositions(): OpenPosition[] {
    return [...this.positions.values()].filter(({ marginMode }) => marginMode === 'cross')
  }
}
