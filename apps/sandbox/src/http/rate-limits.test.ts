import { afterEach, expect, test, vi } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { testSandbox } from '../test-sandbox.ts'
import { rateLimits } from './rate-limits.ts'
import { visitorsOf } from './visitors.ts'

const READS = { name: 'reads', limit: 600, seconds: 60 }

/** Number of map entries that loops have visited. Unlike time, it does not depend on the machine. */
let steps = 0
class CountingMap<K, V> extends Map<K, V> {
  override *[Symbol.iterator](): MapIterator<[K, V]> {
    for (const entry of super.entries()) {
      steps += 1
      yield entry
    }
  }
}
afterEach(() => void vi.unstubAllGlobals())

test('counting a request against a rate limit visits as few entries after requests from 60,000 addresses as before', async () => {
  vi.stubGlobal('Map', CountingMap)
  const clock = controllableClock({ start: 0 })
  const limits = rateLimits(clock)
  const stepsOf = (reads: number) => {
    steps = 0
    for (let n = 0; n < reads; n++) limits.spend(READS, `reader ${n}`)
    return steps
  }
  const before = stepsOf(300)
  for (let n = 0; n < 60_000; n++) limits.spend(READS, `address ${n}`)
  expect(stepsOf(300)).toBeLessThanOrEqual(before + 2)
  await clock.advance(30_000)
  expect(stepsOf(300)).toBeLessThanOrEqual(before + 2)
  // The next request removes all rate-limit windows that have ended. Later requests then cost as little as the first
  // ones.
  await clock.advance(30_000)
  limits.spend(READS, 'one')
  expect(stepsOf(300)).toBeLessThanOrEqual(before + 2)
})

test('drops the oldest rate limit windows before they use too much memory', () => {
  const limits = rateLimits(controllableClock({ start: 0 }))
  const one = { name: 'one', limit: 1, seconds: 60 }
  for (let n = 0; n <= 100_000; n++) limits.spend(one, String(n))
  expect(() => limits.spend(one, '100000')).toThrow('TOO_MANY_REQUESTS')
  limits.spend(one, '0')
})

test('a rate limit window ends after its duration; each key has a window of its own', async () => {
  const clock = controllableClock({ start: 0 })
  const limits = rateLimits(clock)
  const two = { name: 'two', limit: 2, seconds: 10 }
  limits.spend(two, 'a')
  limits.spend(two, 'a')
  expect(() => limits.spend(two, 'a')).toThrow('TOO_MANY_REQUESTS')
  limits.spend(two, 'b')
  await clock.advance(10_000)
  limits.spend(two, 'a')
  limits.spend(two, 'a')
  limits.giveBack(two, 'a')
  limits.spend(two, 'a')
  expect(() => limits.spend(two, 'a')).toThrow('TOO_MANY_REQUESTS')
})

test('`check` throws while a rate limit is reached, and does not count the request', async () => {
  const clock = controllableClock({ start: 0 })
  const limits = rateLimits(clock)
  const one = { name: 'one', limit: 1, seconds: 10 }
  for (let checks = 0; checks < 3; checks++) limits.check(one, 'a')
  limits.spend(one, 'a')
  expect(() => limits.check(one, 'a')).toThrow('TOO_MANY_REQUESTS')
  limits.check(one, 'b')
  await clock.advance(10_000)
  limits.check(one, 'a')
})

test('database errors do not use up the limit of wrong tokens', async () => {
  const outcomes = [Promise.reject(new Error('down')), Promise.reject(new Error('down'))]
  for (const outcome of outcomes) outcome.catch(() => {})
  const members = { isKnown: () => false, authenticate: () => outcomes.shift() ?? Promise.resolve(null) }
  const visitors = visitorsOf(members, rateLimits(controllableClock({ start: 0 })), 1)
  const one = () => visitors.authenticate('a'.repeat(32), '127.0.0.1')
  await expect(one()).rejects.toThrow('down')
  await expect(one()).rejects.toThrow('down')
  expect(await one()).toBeNull()
  await expect(one()).rejects.toThrow('TOO_MANY_REQUESTS')
})

test('the limit of writes counts idempotent writes such as the daily sign-in, but no calls that cancel orders', async () => {
  const sandbox = await testSandbox({ bots: false, writesPerMinute: 2 })
  const token = await sandbox.signIn()
  const sign = async () => (await sandbox.call('invite.signToday', {}, token)).code
  const all = { symbol: 'BTCUSDT', all: true } as const
  const cancel = async () => [
    (await sandbox.call('spot.cancel', all, token)).code,
    (await sandbox.call('futures.cancel', all, token)).code,
  ]
  expect([await sign(), await sign(), await sign()]).toEqual([1, 5901, 4029])
  expect(await cancel()).toEqual([1, 1])
})
