import type { OpenPosition } from '../../features/futures/futures-position.ts'
import type { Audit, Intent, Outcome } from './step.ts'

/** Every open position as last reported by the venue (the futures market in memory), and sums over all members. */
export class Holdings implements Audit {
  readonly #bySymbol = new Map<string, Map<number, OpenPosition>>()
  readonly #reported = new Map<string, { quantity: bigint; cost: bigint }>()
  readonly #net = new Map<string, bigint>()
  /** Sum of the costs of all positions, negative for short ones, in units of 1e-18. */
  cost = 0n

  after(_: Intent, { change }: Outcome): void {
    for (const position of change.positions) this.#note(position)
  }

  of(symbol: string): ReadonlyMap<number, OpenPosition> {
    return this.#bySymbol.get(symbol) ?? new Map()
  }

  /** Returns the sum of long quantities less the sum of short ones of a symbol. */
  net(symbol: string): bigint {
    return this.#net.get(symbol) ?? 0n
  }

  #note(position: OpenPosition): void {
    const { memberId, symbol } = position
    const key = `${memberId} ${symbol}`
    const before = this.#reported.get(key) ?? { quantity: 0n, cost: 0n }
    const quantity = position.quantity
    const size = position.cost
    const now = { quantity, cost: quantity < 0n ? -size : size }
    this.#reported.set(key, now)
    this.#net.set(symbol, this.net(symbol) + now.quantity - before.quantity)
    this.cost += now.cost - before.cost
    const held = this.#bySymbol.get(symbol) ?? new Map<number, OpenPosition>()
    this.#bySymbol.set(symbol, held)
    if (quantity === 0n) held.delete(memberId)
    else held.set(memberId, position)
  }
}
