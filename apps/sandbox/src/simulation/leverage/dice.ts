import { seededRandom } from '../../clock/random.ts'

/** Repeatable chance for a run. */
export interface Dice {
  below(limit: number): number
  /** True in `pct` of 100. */
  chance(pct: number): boolean
  pick<const Item>(items: readonly [Item, ...Item[]]): Item
  /** From 0 up to 1. */
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
