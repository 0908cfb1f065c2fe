import { crossBacking, fromUnits, liquidationPrice } from '@bourselet/sdk/money'
import type { OpenPosition } from '../../features/futures/futures-position.ts'
import { findContract } from '../../prices/contracts.ts'
import { abs, units } from './exact.ts'
import type { Holdings } from './holdings.ts'
import { crossDue, isolatedDue, maintenanceAt, profitAt } from './margin-model.ts'
import type { Audit, Intent, Outcome, Watched } from './step.ts'

/** Number of positions per symbol whose displayed liquidation price is checked at each change of the mark price. */
const TRIED = 4

/**
 * Checks that a position or account is liquidated at exactly the first mark price at which its margin test fails, and
 * that the displayed liquidation price agrees (F4 and F9 in docs/invariants.md).
 */
export class LiquidationAudit implements Audit {
  readonly #watched: Watched
  readonly #holdings: Holdings
  #due = new Set<string>()
  #turn = 0
  liquidations = 0

  constructor(watched: Watched, holdings: Holdings) {
    this.#watched = watched
    this.#holdings = holdings
  }

  before(intent: Intent): void {
    this.#due = intent.kind === 'mark' ? this.#dueAt(intent.marks) : new Set()
  }

  after(intent: Intent, { change }: Outcome): void {
    const { report } = this.#watched
    const traded = new Set(change.fills.map(({ order }) => order.memberId))
    const taken = new Set<string>()
    for (const { closedBy, position } of change.ended) {
      if (closedBy !== 'liquidation' || position.memberId <= 3) continue
      this.liquidations++
      const key = position.marginMode === 'cross' ? `${position.memberId}` : keyOf(position)
      taken.add(key)
      if (!this.#due.has(key) && !traded.has(position.memberId)) report('F4', `${key} was not due`)
    }
    for (const key of this.#due) if (!taken.has(key)) report('F4', `${key} was due`)
    if (intent.kind !== 'mark') return
    for (const key of this.#dueAt(intent.marks)) report('F4', `${key} is still due`)
    for (const symbol of intent.marks.keys()) this.#tryShownPrices(symbol)
  }

  /** Returns the keys of the isolated positions and cross accounts that must be liquidated at new mark prices. */
  #dueAt(marks: ReadonlyMap<string, bigint>): Set<string> {
    const due = new Set<string>()
    const markOf = (symbol: string) => marks.get(symbol) ?? this.#watched.venue.markOf(symbol)!
    for (const symbol of marks.keys()) {
      for (const position of this.#holdings.of(symbol).values()) {
        if (position.memberId <= 3) continue
        if (position.marginMode === 'isolated') {
          if (isolatedDue(position, markOf(symbol))) due.add(keyOf(position))
        } else if (this.#crossDue(position.memberId, markOf)) due.add(`${position.memberId}`)
      }
    }
    return due
  }

  #crossDue(memberId: number, markOf: (symbol: string) => bigint): boolean {
    const { venue } = this.#watched
    const cross = venue.positions(memberId).filter(({ marginMode }) => marginMode === 'cross')
    return crossDue(venue.cash(memberId), cross, markOf)
  }

  /**
   * Checks displayed liquidation prices of some positions. At a mark price one tick worse than the displayed
   * price, the position must be liquidated; at one tick better, it must not.
   */
  #tryShownPrices(symbol: string): void {
    const held = [...this.#holdings.of(symbol).values()].filter(({ memberId }) => memberId > 3)
    for (let count = 0; count < Math.min(TRIED, held.length); count++) {
      const position = held[this.#turn++ % held.length]!
      const shown = this.#shown(position)
      if (shown === null) continue
      const tick = units(findContract(symbol)!.tick)
      const worse = position.quantity > 0n ? -tick : tick
      const isDue = (mark: bigint) =>
        position.marginMode === 'isolated'
          ? isolatedDue(position, mark)
          : this.#crossDue(position.memberId, (of) =>
              of === symbol ? mark : this.#watched.venue.markOf(of)!,
            )
      const at = units(shown)
      if (at + worse > 0n && !isDue(at + worse))
        this.#watched.report('F9', `${keyOf(position)}: ${shown} is early`)
      if (at - worse > 0n && isDue(at - worse))
        this.#watched.report('F9', `${keyOf(position)}: ${shown} is late`)
    }
  }

  /** Returns the liquidation price that a widget displays for a position; null if there is none. */
  #shown(position: OpenPosition): string | null {
    const { venue } = this.#watched
    const { symbol, memberId, quantity } = position
    const others = venue
      .positions(memberId)
      .filter((other) => other.marginMode === 'cross' && other.symbol !== symbol)
    const marks = others.map((other) => [other, venue.markOf(other.symbol)!] as const)
    const sum = (each: typeof maintenanceAt) =>
      fromUnits(marks.reduce((total, [other, mark]) => total + each(other, mark), 0n))
    const { available, frozen, debt } = venue.cash(memberId)
    const wallet = fromUnits(available + frozen - debt)
    const { tiers, tick } = findContract(symbol)!
    const size = abs(quantity)
    const entry = (position.cost * 2n + size * 100n) / (size * 200n)
    const found = liquidationPrice({
      side: quantity > 0n ? 'long' : 'short',
      qty: fromUnits(size),
      entry_price: fromUnits(entry),
      tiers,
      tick,
      backing:
        position.marginMode === 'isolated'
          ? fromUnits(position.margin)
          : crossBacking(wallet, sum(maintenanceAt), sum(profitAt)),
    })
    return found?.liq_price ?? null
  }
}

function keyOf({ memberId, symbol }: { memberId: number; symbol: string }): string {
  return `${memberId} ${symbol}`
}
