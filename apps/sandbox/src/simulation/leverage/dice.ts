import { seededRandom } from '../../clock/random.ts'

/** A repeatable random source for a run. */
export interface Dice {
  below(limit: number): number
  /** Returns true with a probability of `pct` percent. */
  chance(pct: number): boolean
  pick<const Item>(items: readonly [Item, ...Item[]]): Item
  /** Returns a number from 0 inclusive to 1 exclusive. */
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
