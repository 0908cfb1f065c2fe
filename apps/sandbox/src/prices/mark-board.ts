import type { Decimal } from '@bourselet/sdk/money'

/** The mark of a contract at one second (rulebook 9, F-MARK and F-FUND). */
export interface ContractMark {
  mark: Decimal
  /** The published index price it belongs to, in the decimals of the index. */
  index: Decimal
  /** What the funding rate would be now: of the mean premium since the last funding. */
  rate: Decimal
  nextFundingAt: number
  ts: number
}

type MarkListener = (symbols: string[]) => unknown

/** Where those who work marks out and those who value by them meet. */
export interface MarkBoard {
  /** The newest mark; undefined before the first. */
  latest(symbol: string): ContractMark | undefined
  /**
   * Called after each second with the contracts that have a new mark. Listeners run at once and must not throw; a
   * promise that one returns never rejects.
   */
  listen(listener: MarkListener): () => void
  /** Called by the market: these are the marks from now on. Resolves when the work of the listeners is done. */
  publish(marks: ReadonlyMap<string, ContractMark>): Promise<void>
}

/** A board without marks. */
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
