import { describe, expect, test } from 'vitest'
import { controllableClock } from './controllable-clock.ts'
import { cryptoRandom, seededRandom } from './random.ts'
import { systemClock } from './system-clock.ts'

describe('controllable clock', () => {
  test('runs timers in order of their time, each at its own moment', async () => {
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

  test('a jump causes one run of a repetition, which goes on from where it landed', async () => {
    const clock = controllableClock({ start: 0 })
    const at: number[] = []
    const stop = clock.every(1000, () => void at.push(clock.now()))
    await clock.advance(86_400_000)
    await clock.advance(999)
    expect(at).toEqual([1000])
    await clock.advance(1)
    expect(at).toEqual([1000, 86_401_000])
    await stop()
    await clock.advance(5000)
    expect(at).toHaveLength(2)
  })

  test('never back', async () => {
    const clock = controllableClock({ start: 1000 })
    await expect(clock.advance(-1)).rejects.toThrow(RangeError)
    await expect(clock.advanceTo(999)).rejects.toThrow(RangeError)
  })

  test('running: time passes, and jumps are added to it', async () => {
    const clock = controllableClock({ start: 0, running: true })
    let woke = 0
    clock.schedule(3_600_000, () => {
      woke++
    })
    await clock.sleep(20)
    expect(clock.now()).toBeGreaterThanOrEqual(20)
    expect(woke).toBe(0)
    await clock.advance(3_600_000)
    expect(woke).toBe(1)
    expect(clock.now()).toBeGreaterThanOrEqual(3_600_020)
    await clock.sleep(5)
  })

  test('running: what repeats itself keeps its pace in a jump that begins while it is at work', async () => {
    const clock = controllableClock({ start: 0, running: true })
    let beats = 0
    let atWork = () => {}
    const begun = new Promise<void>((resolve) => {
      atWork = resolve
    })
    let stopped = false
    const arm = () => {
      clock.schedule(100, async () => {
        beats++
        atWork()
        if (beats === 1) await new Promise((resolve) => setTimeout(resolve, 20))
        if (!stopped) arm()
      })
    }
    arm()
    await begun
    await clock.advance(10_000)
    stopped = true
    expect(beats).toBeGreaterThan(90)
  })
})

test('stopping a repetition waits for the run under way', async () => {
  const clock = systemClock()
  let ended = false
  const stop = clock.every(1, async () => {
    await clock.sleep(30)
    ended = true
  })
  await clock.sleep(15)
  await stop()
  expect(ended).toBe(true)
})

describe('random', () => {
  test('same seed, same stream; a fork does not disturb it', () => {
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

  test('below is fair and stays below', () => {
    const random = seededRandom('dice')
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 60_000; n++) counts[random.below(6)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  })

  test('fractions fill the unit interval', () => {
    const random = seededRandom('fractions')
    const drawn = Array.from({ length: 10_000 }, () => random.fraction())
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...drawn)).toBeLessThan(1)
    expect(Math.abs(drawn.reduce((sum, one) => sum + one) / 10_000 - 0.5)).toBeLessThan(0.01)
  })

  test('tokens do not repeat', () => {
    const random = cryptoRandom()
    const tokens = new Set(
      Array.from({ length: 100_000 }, () => Buffer.from(random.bytes(16)).toString('hex')),
    )
    expect(tokens.size).toBe(100_000)
  })
})
