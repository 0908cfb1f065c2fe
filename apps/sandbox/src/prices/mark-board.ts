import type { Decimal } from '@bourselet/sdk/money'

/** The mark price of a contract in one second, and its funding rate (docs/rules.md#funding). */
export interface ContractMark {
  mark: Decimal
  /** Published index price of the same second, with the decimals of the index. */
  index: Decimal
  /** Present estimate of the next funding rate, computed from the average premium since the last funding. */
  rate: Decimal
  nextFundingAt: number
  ts: number
}

type MarkListener = (symbols: string[]) => unknown

/** The latest mark prices, which the market feature computes and other features read. */
export interface MarkBoard {
  /** Returns the latest mark price of a contract; undefined before the first one. */
  latest(symbol: string): ContractMark | undefined
  /**
   * Registers a listener that is called each second with the contracts that have a new mark price. The listener must
   * not throw, and a promise that it returns must not reject. Returns a function that removes the listener.
   */
  listen(listener: MarkListener): () => void
  /** Publishes new mark prices. Resolves when all listeners are done. */
  publish(marks: ReadonlyMap<string, ContractMark>): Promise<void>
}

/** Creates a mark price board without prices. */
export function openMarkBoard(): MarkBoard {
  const latest = new Map<string, ContractMark>()
  const listeners = new Set<MarkListener>()
  return {
    latest: (symbol) => latest.get(symbol),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async publish(marks) {
      for (const [symbol, mark] of marks) latest.set(symbol, mark)
      await Promise.all([...listeners].map((listener) => listener([...marks.keys()])))
    },
  }
}
