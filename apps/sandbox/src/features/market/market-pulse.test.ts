import { afterEach, describe, expect, test, vi } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { systemClock } from '../../clock/system-clock.ts'
import { defaultSettings } from '../../exchange/settings.ts'
import { type Pulse, startPulse } from './market-pulse.ts'

const START = 1_767_225_600_400
const MINUTE = 60_000

interface Watched {
  fail?: boolean
  /** Times at which a price settles something, such as a bet, in milliseconds from the start of the test. */
  settlements?: number[]
}

function watch({ fail = false, settlements = [] }: Watched = {}) {
  const clock = controllableClock({ start: START })
  const runs: [string, number][] = []
  const lines: string[] = []
  const run = (kind: string) => async () => {
    runs.push([kind, clock.now() - START])
    if (fail) throw new Error(kind)
  }
  const { stop } = startPulse(clock, {
    log: (line) => lines.push(line),
    jumpPrices: defaultSettings.jumpPrices,
    tick: run('tick'),
    second: run('second'),
    moment: run('moment'),
    passing: run('passing'),
    settlement: async (from) => Math.min(...settlements.map((at) => START + at).filter((at) => at >= from)),
  })
  const ticks = () => runs.filter(([kind]) => kind === 'tick').map(([, at]) => at)
  return { clock, runs, ticks, lines, stop }
}

test('the market publishes index prices and calls `second` at each full second, and calls `moment` at the other quarter seconds; its first run always calls `second`', async () => {
  const { clock, runs } = watch()
  await clock.advance(1700)
  expect(runs).toEqual([
    ['second', 100],
    ['moment', 350],
    ['tick', 600],
    ['second', 600],
    ['moment', 850],
    ['moment', 1100],
    ['moment', 1350],
    ['tick', 1600],
    ['second', 1600],
  ])
})

test('if a job of the market fails, the market logs the error and runs the job again at its next time', async () => {
  const { clock, runs, lines } = watch({ fail: true })
  for (let i = 0; i < 10; i++) await clock.advance(250)
  expect(runs.filter(([kind]) => kind !== 'tick')).toHaveLength(10)
  expect(new Set(lines)).toEqual(new Set(['market: tick', 'market: second', 'market: moment']))
})

test('stopping the market waits for the end of a running update of the order books', async () => {
  const clock = controllableClock({ start: START })
  let finish = () => {}
  let started = false
  let done = false
  const second = async () => {
    started = true
    await new Promise<void>((end) => {
      finish = end
    })
    done = true
  }
  const none = async () => {}
  const settlement = async () => Number.POSITIVE_INFINITY
  const { jumpPrices } = defaultSettings
  const pulse: Pulse = {
    ...{ jumpPrices, tick: none, second, moment: second, passing: none, settlement },
    log: () => {},
  }
  const { stop } = startPulse(clock, pulse)
  const advancing = clock.advance(250)
  await expect.poll(() => started).toBe(true)
  const stopping = stop()
  expect(done).toBe(false)
  finish()
  await stopping
  expect(done).toBe(true)
  await advancing
  await clock.advance(5_000)
})

describe('jobs of the market while the database does not answer', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('while the database does not answer, index prices are still published every second; the quarter-second updates of the order books wait for an answer', async () => {
    vi.useFakeTimers({ now: START })
    const ticks: number[] = []
    const seconds: number[] = []
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { stop } = startPulse(systemClock(), {
      tick() {
        ticks.push(Date.now() - START)
        return answered
      },
      second: async () => void seconds.push(Date.now() - START),
      moment: async () => {},
      passing: async () => {},
      settlement: async () => Number.POSITIVE_INFINITY,
      log: () => {},
      jumpPrices: defaultSettings.jumpPrices,
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(ticks).toEqual(Array.from({ length: 20 }, (_, i) => 600 + i * 1000))
    expect(seconds).toEqual([100])
    answer()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(ticks).toHaveLength(22)
    expect(seconds).toEqual([100, 20_000, 20_100, 20_600, 21_600])
    await stop()
  })
})

describe('jobs of the market in a clock jump', () => {
  const DAY = 24 * 60 * MINUTE

  test('a clock jump publishes index prices for every second of its last five minutes, and updates order books every quarter second in its last five seconds', async () => {
    const { clock, runs, ticks } = watch()
    await clock.advance(DAY)
    const last = ticks().filter((at) => at > DAY - 5 * MINUTE)
    expect(last).toHaveLength(300)
    expect(runs.filter(([kind]) => kind === 'second').length).toBeLessThan(8)
    expect(runs.filter(([kind]) => kind === 'passing').length).toBeGreaterThan(294)
    expect(runs.at(-1)![1]).toBeGreaterThan(DAY - 1000)
  })

  test('before the last five minutes of a clock jump, index prices are published at larger intervals: fewer than 1,200 times in a jump of 400 days', async () => {
    const { clock, ticks } = watch()
    await clock.advance(400 * DAY)
    const times = ticks()
    expect(times.length).toBeLessThan(1_200)
    times.reduce((before, at) => {
      expect(at - before).toBeLessThanOrEqual(1000 + Math.max(1000, (400 * DAY - before) / 60))
      return at
    }, 0)
  })

  test('a clock jump publishes index prices in the second of each settlement and in the two seconds before it', async () => {
    const settlements = [700, 4_100, 61_234, 3_600_600, 3_600_600 + 2_500, DAY - 400 * 1000, 2 * DAY]
    const { clock, ticks } = watch({ settlements })
    await clock.advance(DAY)
    const times = new Set(ticks())
    for (const at of settlements.filter((moment) => moment < DAY)) {
      const second = Math.floor((START + at) / 1000) * 1000 - START
      const wanted = [second - 2000, second - 1000, second].filter((time) => time > 0)
      for (const time of wanted) expect(times, `${time} before ${at}`).toContain(time)
    }
  })
})
