/** One published index price. Ids rise by one in the order of publication. */
export interface IndexTick {
  id: number
  ts: number
  /** Ticks of the symbol. */
  price: number
}

/**
 * The published index: one tick a second and symbol, stored before anybody hears of it. Everything that settles
 * by a price reads it here and nowhere else (rulebook 2.9, F-1).
 */
export interface IndexBoard {
  /** The last published tick. */
  latest(symbol: string): IndexTick | undefined
  /** The last tick at or before a moment, from the stored series. */
  at(symbol: string, time: number): Promise<IndexTick | undefined>
  /** Called with the symbols that ticked, after the tick is stored. */
  listen(listener: (ts: number, symbols: string[]) => void): () => void
  /** Appends one tick now, beside the regular ones: the sandbox control `index`. */
  inject(symbol: string, price: number): Promise<IndexTick>
}
