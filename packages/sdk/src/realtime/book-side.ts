/** Maximum number of levels per side in a snapshot. */
export const SNAPSHOT_LEVELS = 50
/**
 * Minimum number of known levels on a side of a truncated book. If fewer are left, a new snapshot is fetched.
 */
const SHOWN_LEVELS = 20

/** Price and quantity of one level of a book, as the decimal strings that the server sent. */
export type Level = readonly [price: string, quantity: string]

/**
 * Compares two prices of one symbol exactly, as text. Prices with the same number of decimals are compared by
 * the length of their integer part, then by text order.
 */
export function comparePrices(a: string, b: string): number {
  const dotA = a.indexOf('.')
  const dotB = b.indexOf('.')
  const whole = (dotA < 0 ? a.length : dotA) - (dotB < 0 ? b.length : dotB)
  if (whole !== 0) return whole
  return a < b ? -1 : a > b ? 1 : 0
}

const isNothing = (quantity: string) => /^0(\.0*)?$/.test(quantity)

export type BookSide = {
  /**
   * Replaces all levels; `levels` must be sorted, best first. If their number is `SNAPSHOT_LEVELS`, the maximum of a
   * snapshot, the server's book is assumed to contain more levels.
   */
  load(levels: readonly Level[]): void
  /** Sets the quantity at a price; zero removes the level. */
  set(level: Level): void
  /** Returns the levels, best first. Returns the same array until a level changes. */
  levels(): readonly Level[]
  /** Returns true if few known levels are left and the server has more. */
  isThin(): boolean
}

/**
 * Creates one side of a book. Binary search finds the position of each change, so the levels stay sorted
 * without a new sort.
 */
export function createBookSide(side: 'bids' | 'asks'): BookSide {
  const sign = side === 'bids' ? -1 : 1
  let levels: Level[] = []
  let published: readonly Level[] | null = null
  /** Last price of a truncated snapshot. Levels beyond it are unknown, so changes there are dropped. */
  let horizon: string | null = null

  const isBehind = (price: string) => horizon !== null && sign * comparePrices(price, horizon) > 0
  const find = (price: string) => {
    let low = 0
    let high = levels.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (sign * comparePrices((levels[middle] as Level)[0], price) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    load(next) {
      levels = [...next]
      horizon = next[SNAPSHOT_LEVELS - 1]?.[0] ?? null
      published = null
    },
    set(level) {
      const [price, quantity] = level
      if (isBehind(price)) return
      const at = find(price)
      const isKnown = levels[at]?.[0] === price
      if (isNothing(quantity)) {
        if (isKnown) levels.splice(at, 1)
      } else levels.splice(at, isKnown ? 1 : 0, level)
      published = null
    },
    levels() {
      published ??= levels.slice()
      return published
    },
    isThin: () => horizon !== null && levels.length < SHOWN_LEVELS,
  }
}
