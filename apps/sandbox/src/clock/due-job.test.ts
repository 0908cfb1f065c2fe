import { expect, test } from 'vitest'
import { controllableClock } from './controllable-clock.ts'
import { startDueJob } from './due-job.ts'

function job(next: (now: number) => number) {
  const clock = controllableClock({ start: 0 })
  const ran: number[] = []
  const failures: unknown[] = []
  const stop = startDueJob(clock, {
    beatMs: 1_000,
    run: async () => {
      ran.push(clock.now())
      return next(clock.now())
    },
    failed: (error) => failures.push(error),
  })
  return { clock, ran, failures, stop }
}

test('beats while time passes', async () => {
  const { clock, ran, stop } = job(() => Number.POSITIVE_INFINITY)
  for (let second = 0; second < 3; second++) await clock.advance(1_000)
  expect(ran).toEqual([1_000, 2_000, 3_000])
  await stop()
  await clock.advance(5_000)
  expect(ran).toHaveLength(3)
})

test('in a jump runs when something falls due, and at the landing', async () => {
  const { clock, ran, stop } = job((now) => (now < 20_000 ? 20_000 : now < 80_000 ? 80_000 : Infinity))
  await clock.advance(3_600_000)
  expect(ran).toEqual([1_000, 20_000, 80_000, 3_600_000])
  await clock.advance(1_000)
  expect(ran.at(-1)).toBe(3_601_000)
  await stop()
})

test('a run that fails is told and tried again; one that is always late does not hold the jump', async () => {
  let fails = true
  const { clock, ran, failures, stop } = job((now) => {
    if (fails) throw new Error('no database')
    return now - 1
  })
  await clock.advance(1_000)
  expect(failures).toEqual([new Error('no database')])
  fails = false
  await clock.advance(1_010)
  expect(ran.slice(0, 2)).toEqual([1_000, 2_000])
  expect(ran.length).toBeLessThan(15)
  await stop()
})
