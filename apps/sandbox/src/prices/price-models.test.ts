import { expect, test } from 'vitest'
import { sharedWalkOf } from './price-models.ts'

test('shares one walk between all callers of a seed', () => {
  expect(sharedWalkOf('shared')).toBe(sharedWalkOf('shared'))
  expect(sharedWalkOf('shared')).not.toBe(sharedWalkOf('another'))
})

test('keeps the walks of the four most recently used seeds', () => {
  const kept = sharedWalkOf('a')
  const dropped = sharedWalkOf('b')
  for (const seed of ['c', 'd', 'a', 'e']) sharedWalkOf(seed)
  expect(sharedWalkOf('a')).toBe(kept)
  expect(sharedWalkOf('b')).not.toBe(dropped)
})
