import { expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { UnknownCommits } from './unknown-commits.ts'

test('keeps a commit error until it is taken, or until another error is added after its expiry', async () => {
  const clock = controllableClock({ start: 1_767_225_600_000 })
  const commits = new UnknownCommits(clock, 1_000)
  const [first, second, third] = [new Error('first'), new Error('second'), new Error('third')]
  commits.add('a', first)
  commits.add('b', second)
  expect(commits.take('a')).toBe(first)
  expect(commits.take('a')).toBeUndefined()
  await clock.advance(1_000)
  commits.add('c', third)
  expect(commits.size).toBe(2)
  await clock.advance(1)
  commits.add('d', first)
  expect(commits.size).toBe(2)
  expect(commits.take('b')).toBeUndefined()
  expect(commits.take('c')).toBe(third)
})
