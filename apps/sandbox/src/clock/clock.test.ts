import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { controllableClock } from './controllable-clock.ts'
import { cryptoRandom, seededRandom } from './random.ts'
import { systemClock } from './system-clock.ts'

describe('the controllable clock', () => {
  test('the clock runs timers in order of their due times; while a timer runs, the clock shows the due time of this timer', async () => {
    const clock = controllableClock({ start: 1000 })
    const seen: [string, number][] = []
    clock.schedule(300, () => void seen.push(['c', clock.now()]))
    clock.schedule(100, async () => {
      await Promise.resolve()
      seen.push(['a', clock.now()])
      clock.schedule(50, () => void seen.push(['b', clock.now()]))
    })
    const cancel = clock.schedule(200, () => void seen.push(['never', clock.now()]))
    cancel()
    await clock.advance(1000)
    expect(seen).toEqual([
      ['a', 1100],
      ['b', 1150],
      ['c', 1300],
    ])
    expect(clock.now()).toBe(2000)
  })

  test('the clock refuses to move backward', async () => {
    const clock = controllableClock({ start: 1000 })
    await expect(clock.advance(-1)).rejects.toThrow(RangeError)
    await expect(clock.advanceTo(999)).rejects.toThrow(RangeError)
  })

  test('a running clock follows the machine clock and adds the length of all clock jumps', async () => {
    const date = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    onTestFinished(() => date.mockRestore())
    const clock = controllableClock({ start: 0, running: true })
    let woke = 0
    clock.schedule(3_600_000, () => {
      woke++
    })
    date.mockReturnValue(1_000_020)
    expect(clock.now()).toBe(20)
    expect(woke).toBe(0)
    await clock.advance(3_600_000)
    expect(woke).toBe(1)
    expect(clock.now()).toBe(3_600_020)
    const slept = clock.sleep(5)
    date.mockReturnValue(1_000_025)
    await slept
    expect(clock.now()).toBe(3_600_025)
  })

  test('a timer that schedules its next run keeps its interval even if a clock jump begins during a run', async () => {
    const clock = controllableClock({ start: 0, running: true })
    let runs = 0
    let atWork = () => {}
    let onJump = () => {}
    const jumping = new Promise<void>((resolve) => {
      onJump = resolve
    })
    const begun = new Promise<void>((resolve) => {
      atWork = resolve
    })
    let stopped = false
    const arm = () => {
      clock.schedule(100, async () => {
        runs++
        atWork()
        // The first run of the timer starts before the clock jump. It waits until the jump has begun, so it ends during
        // the jump.
        if (runs === 1) await jumping
        if (!stopped) arm()
      })
    }
    arm()
    await begun
    const jump = clock.advance(10_000)
    onJump()
    await jump
    stopped = true
    expect(runs).toBeGreaterThan(90)
  })
})

describe('the clock of the machine', () => {
  test('a clock does not go back when the machine clock is set back, and runs at half speed until both show the same time', () => {
    const date = vi.spyOn(Date, 'now')
    onTestFinished(() => date.mockRestore())
    const machineShows = (ms: number) => void date.mockReturnValue(ms)
    machineShows(1_000_000)
    const [machine, running] = [systemClock(), controllableClock({ running: true })]
    const times = [999_000, 999_001, 999_002, 999_500, 1_000_000, 1_001_000, 1_002_000].map((ms) => {
      machineShows(ms)
      return [machine.now(), running.now()]
    })
    expect(times.map(([time]) => time)).toEqual([
      1_000_000, 1_000_000, 1_000_001, 1_000_250, 1_000_500, 1_001_000, 1_002_000,
    ])
    expect(times.every(([time, other]) => time === other)).toBe(true)
  })
})

describe('a minimum time of a clock (notBefore)', () => {
  test('notBefore sets a running clock to the given time; the clock then runs at half speed until the machine clock has caught up', () => {
    const date = vi.spyOn(Date, 'now')
    onTestFinished(() => date.mockRestore())
    const machineShows = (ms: number) => void date.mockReturnValue(ms)
    machineShows(1_000_000)
    const clock = controllableClock({ running: true })
    clock.notBefore(1_001_000)
    const times = [1_000_000, 1_000_500, 1_002_000, 1_003_000].map((ms) => {
      machineShows(ms)
      return clock.now()
    })
    expect(times).toEqual([1_001_000, 1_001_250, 1_002_000, 1_003_000])
    expect(clock.offset()).toBe(0)
  })

  test('notBefore does not change a clock that already shows a later time', () => {
    const clock = controllableClock({ start: 5_000 })
    clock.notBefore(4_000)
    expect(clock.now()).toBe(5_000)
    clock.notBefore(6_000)
    expect(clock.now()).toBe(6_000)
  })
})

test('restoreOffset sets the offset exactly, even if the machine clock advances during the call', () => {
  let machine = 1_000_000
  const date = vi.spyOn(Date, 'now').mockImplementation(() => machine++)
  onTestFinished(() => date.mockRestore())
  const clock = controllableClock({ running: true })
  clock.restoreOffset(60_000)
  expect(clock.offset()).toBe(60_000)
  clock.restoreOffset(59_000)
  expect(clock.offset()).toBe(60_000)
})

describe('random numbers', () => {
  test('two random sources with the same seed give the same numbers, even if further sources are forked from one of them', () => {
    const [one, two] = [seededRandom('a'), seededRandom('a')]
    const fork = two.fork('bots')
    fork.bytes(1000)
    expect(one.bytes(100)).toEqual(two.bytes(100))
    expect(fork.fraction()).not.toBe(seededRandom('a').fraction())
    expect(
      seededRandom('a')
        .fork('x')
        .below(2 ** 32),
    ).toBe(
      seededRandom('a')
        .fork('x')
        .below(2 ** 32),
    )
  })

  test('`below` returns each integer below its limit equally often', () => {
    const random = seededRandom('dice')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 60_000; n++) counts[random.below(6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  test('`fraction` returns numbers that are evenly distributed between 0 and 1', () => {
    const random = seededRandom('fractions')
    const drawn = Array.from({ length: 10_000 }, () => random.fraction())
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    expect(Math.abs(drawn.reduce((sum, one) => sum + one) / 10_000 - 0.5)).toBeLessThan(0.01)
  })

  test('100,000 random values of 16 bytes are all different', { tags: 'deep' }, () => {
    const random = cryptoRandom()
    const tokens = new Set(
      Array.from({ length: 100_000 }, () => Buffer.from(random.bytes(16)).toString('hex')),
    )
    expect(tokens.size).toBe(100_000)
  })
})
