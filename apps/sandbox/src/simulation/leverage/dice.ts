import { seededRandom } from '../../clock/random.ts'

/** A random source for a simulation; the same seed gives the same values. */
export interface Dice {
  below(limit: number): number
  /** Returns true with a probability of `pct` percent. */
  chance(pct: number): boolean
  pick<const Item>(items: readonly [Item, ...Item[]]): Item
  /** Returns a number from 0 (included) to 1 (excluded). */
  fraction(): number
}

export function diceOf(seed: string): Dice {
  const random = seededRandom(seed)
  return {
    below: (limit) => random.below(limit),
    chance: (pct) => random.below(10_000) < pct * 100,
    pick: (items) => items[random.below(items.length)]!,
    fraction: () => random.fraction(),
  }
}
