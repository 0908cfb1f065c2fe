import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NumberTable } from './number-table.ts'

/** Keys of three kinds: consecutive keys, keys with equal lower 32 bits, and arbitrary keys. */
const key = fc.oneof(
  fc.integer({ min: 1, max: 3000 }),
  fc.integer({ min: 1, max: 3 }).map((high) => high * 2 ** 32 + 7),
  fc.maxSafeInteger().filter((value) => value > 0),
)
const step = fc.record({ key, add: fc.boolean() })

test('after random operations, a NumberTable has the same entries as a Map', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 4000, size: 'max' }), (steps) => {
      const table = new NumberTable<string>()
      const map = new Map<number, string>()
      // `expect` would take most of the time of the test, so it is called only for an entry that differs.
      const compare = (key: number) => {
        if (table.get(key) !== map.get(key)) expect(table.get(key)).toBe(map.get(key))
      }
      for (const { key, add } of steps) {
        if (add && !map.has(key)) {
          table.add(key, `v${key}`)
          map.set(key, `v${key}`)
        } else if (!add) {
          table.remove(key)
          map.delete(key)
        }
        compare(key)
      }
      expect(table.size).toBe(map.size)
      for (const { key } of steps) compare(key)
    }),
    { numRuns: 100 },
  )
})

test('a NumberTable keeps all entries when it grows, and is empty after all are removed', () => {
  const table = new NumberTable<number>()
  for (let key = 1; key <= 20_000; key++) table.add(key, -key)
  for (let key = 1; key <= 20_000; key += 2) table.remove(key)
  for (let key = 1; key <= 20_000; key++) expect(table.get(key)).toBe(key % 2 ? undefined : -key)
  for (let key = 2; key <= 20_000; key += 2) table.remove(key)
  expect(table.size).toBe(0)
})
