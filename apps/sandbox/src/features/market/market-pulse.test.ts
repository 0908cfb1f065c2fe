import { expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { startPulse } from './market-pulse.ts'

const START = 1_767_225_600_400

function watch(fail = false) {
  const clock = controllableClock({ start: START })
  const beats: [string, number][] = []
  const failures: unknown[] = []
  const beat = (kind: string) => async () => {
    beats.push([kind, clock.now() - START])
    if (fail) throw new Error(kind)
  }
  const pulse = { second: beat('second'), moment: beat('moment'), passing: beat('passing') }
  const stop = startPulse(clock, { ...pulse, failed: (error) => failures.push(error) })
  return { clock, beats, failures, stop }
}

test('one beat at each full second, at the quarters between the other one, the first at once', async () => {
  const { clock, beats } = watch()
  await clock.advance(1700)
  expect(beats).toEqual([
    ['second', 100],
    ['moment', 350],
    ['second', 600],
    ['moment', 850],
    ['moment', 1100],
    ['moment', 1350],
    ['second', 1600],
  ])
})

test('a beat that fails is told, and the next one comes', async () => {
  const { clock, beats, failures } = watch(true)
  for (let i = 0; i < 10; i++) await clock.advance(250)
  expect(beats.length).toBe(10)
  expect(failures).toHaveLength(10)
})

test('stopped, it beats no more and waits for the beat that is running', async () => {
  const clock = controllableClock({ start: START })
  let finish = () => {}
  let done = false
  const second = async () => {
    await new Promise<void>((end) => {
      finish = end
    })
    done = true
  }
  const stop = startPulse(clock, { second, moment: second, passing: second, failed: () => {} })
  const advancing = clock.advance(250)
  const stopping = stop()
  expect(done).toBe(false)
  finish()
  await stopping
  expect(done).toBe(true)
  await advancing
  await clock.advance(5_000)
  finish()
})

test('of a long jump only the last five minutes are passed, and the last seconds lived', async () => {
  const { clock, beats } = watch()
  await clock.advance(86_400_000)
  const kinds = new Set(beats.filter(([, at]) => at > 250 && at < 86_400_000 - 301_000).map(([kind]) => kind))
  expect(kinds.size).toBe(0)
  expect(beats.filter(([kind]) => kind === 'passing').length).toBeGreaterThanOrEqual(294)
  expect(beats.filter(([kind]) => kind === 'second').length).toBeLessThan(8)
  expect(beats.at(-1)![1]).toBeGreaterThan(86_400_000 - 1000)
})
