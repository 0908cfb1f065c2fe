import { expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { UnknownCommits } from './unknown-commits.ts'

test('the error of a commit of unknown outcome can be read only once; adding another error removes expired errors', async () => {
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
