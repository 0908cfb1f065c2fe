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

/** Where those who work marks out and those who value by them meet. */
export interface MarkBoard {
  /** The newest mark; undefined before the first. */
  latest(symbol: string): ContractMark | undefined
  /** Called after each second with the contracts that have a new mark. Listeners run at once and must not throw. */
  listen(listener: (symbols: string[]) => void): () => void
  /** Called by the market: these are the marks from now on. */
  announce(marks: ReadonlyMap<string, ContractMark>): void
}

/** A board without marks. */
export function openMarkBoard(): MarkBoard {
  const latest = new Map<string, ContractMark>()
  const listeners = new Set<(symbols: string[]) => void>()
  return {
    latest: (symbol) => latest.get(symbol),
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    announce(marks) {
      for (const [symbol, mark] of marks) latest.set(symbol, mark)
      for (const listener of listeners) listener([...marks.keys()])
    },
  }
}
