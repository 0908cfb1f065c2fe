import type { Decimal } from '@bourselet/sdk/money'

/** The mark price of a contract at one second, with its funding rate (docs/rules.md#funding). */
export interface ContractMark {
  mark: Decimal
  /** Published index price at the same second, with the decimals of the index. */
  index: Decimal
  /** Current estimate of the funding rate, from the mean premium since the last funding. */
  rate: Decimal
  nextFundingAt: number
  ts: number
}

type MarkListener = (symbols: string[]) => unknown

/** The board through which the features receive the computed mark prices. */
export interface MarkBoard {
  /** Returns the newest mark price; undefined before the first one. */
  latest(symbol: string): ContractMark | undefined
  /**
   * Registers a listener that receives the contracts with a new mark price each second. Listeners must not
   * throw, and a promise that a listener returns must not reject.
   */
  listen(listener: MarkListener): () => void
  /** Publishes new mark prices. Called by the market; resolves when all listeners are done. */
  publish(marks: ReadonlyMap<string, ContractMark>): Promise<void>
}

/** Opens an empty board. */
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
