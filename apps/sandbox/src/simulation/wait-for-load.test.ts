import { expect, test } from 'vitest'
import { waitForLoad } from './wait-for-load.ts'

test('waiting for load ends with a problem if a client has failed, also if there is enough load', async () => {
  const failed = () => Promise.reject(new Error('no such call'))
  const problem = 'a client ended before the kill: Error: no such call'
  expect(await waitForLoad([failed()], 0, () => false)).toEqual([problem])
  expect(await waitForLoad([failed()], 1, () => true)).toEqual([problem])
})

test('waiting for load reports no error that a client gets after the load is reached', async () => {
  let kill!: (error: Error) => void
  const client = new Promise((_resolve, reject) => {
    kill = reject
  })
  const problems = await waitForLoad([client], 0, () => true)
  kill(new Error('killed'))
  await Promise.allSettled([client])
  expect(problems).toEqual([])
})
