import { DEFAULT_MARGIN } from '../../../prices/contracts.ts'
import type { FuturesOrder } from '../futures-order.ts'
import type { FuturesCash, FuturesSetting, OpenPosition } from '../futures-position.ts'

/**
 * Mark prices at which a margin test of positions has passed. While no mark price is worse than these, the test
 * would pass again and need not run.
 */
export interface SafeZone {
  /**
   * Funds that backed the tested positions, in units of 1e-8: the isolated margin, or the wallet balance for cross
   * positions.
   */
  backing: bigint
  held: { position: OpenPosition; quantity: bigint; cost: bigint; worst: bigint }[]
}

/** A member's cash, positions, orders and settings in the memory of the futures venue. */
export class MemberAccount {
  readonly id: number
  readonly cash: FuturesCash
  readonly positions = new Map<string, OpenPosition>()
  /** Open orders by id, oldest first. */
  readonly orders = new Map<number, FuturesOrder>()
  readonly settings = new Map<string, FuturesSetting>()
  /**
   * Mark prices at which margin tests have passed: by symbol for isolated positions, under the key `cross` for all
   * cross positions together.
   */
  readonly zones = new Map<string, SafeZone>()
  /** Time of the last margin call, by `warnedKey`. */
  readonly warnedAt = new Map<string, number>()

  constructor(id: number, cash?: FuturesCash) {
    this.id = id
    this.cash = cash ?? { memberId: id, available: 0n, frozen: 0n, debt: 0n }
  }

  /**
   * Cash without the margins of isolated positions. It is negative if realized losses exceed the cash while
   * unrealized profit covers them.
   */
  get wallet(): bigint {
    return this.cash.available + this.cash.frozen - this.cash.debt
  }

  setting(symbol: string): FuturesSetting {
    const { mode, leverage } = DEFAULT_MARGIN
    return this.settings.get(symbol) ?? { memberId: this.id, symbol, marginMode: mode, leverage }
  }

  /**
   * Inserts an order into the list of orders, which is sorted by id. The new order does not always have the highest id:
   * if its first fills have created a take profit, the take profit has a higher id and is already in the list.
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

/** Returns the key of the last margin call: the symbol of an isolated position, or `cross` for the cross account. */
export const warnedKey = (symbol: string | null): string => symbol ?? 'cross'
