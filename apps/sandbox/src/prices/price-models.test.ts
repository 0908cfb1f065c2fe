import { expect, test } from 'vitest'
import { sharedWalkOf } from './price-models.ts'

test('all callers with the same seed share one price walk', () => {
  expect(sharedWalkOf('shared')).toBe(sharedWalkOf('shared'))
  expect(sharedWalkOf('shared')).not.toBe(sharedWalkOf('another'))
})

test('only the price walks of the four most recently used seeds stay cached', () => {
  const kept = sharedWalkOf('a')
  const dropped = sharedWalkOf('b')
  for (const seed of ['c', 'd', 'a', 'e']) sharedWalkOf(seed)
  expect(sharedWalkOf('a')).toBe(kept)
  expect(sharedWalkOf('b')).not.toBe(dropped)
})
