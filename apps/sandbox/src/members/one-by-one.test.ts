import { expect, test } from 'vitest'
import { fewAtOnce } from './one-by-one.ts'

test('for each key, fewAtOnce runs two calls at once, queues two more and refuses further ones', async () => {
  const run = fewAtOnce<string>(2, 2)
  const started: number[] = []
  const ends: (() => void)[] = []
  const call = (n: number) => () => {
    started.push(n)
    return new Promise<void>((end) => ends.push(end))
  }
  const calls = [1, 2, 3, 4].map((n) => run('a', call(n)))
  const refused = run('a', call(5))
  await expect(refused).rejects.toMatchObject({ error: 'TOO_MANY_REQUESTS' })
  expect(started).toEqual([1, 2])
  await run('b', () => started.push(6))
  ends[1]!()
  await calls[1]
  await expect.poll(() => started).toEqual([1, 2, 6, 3])
  ends[0]!()
  await expect.poll(() => started).toEqual([1, 2, 6, 3, 4])
  for (const end of ends) end()
  await Promise.all(calls)
})
