import { afterEach, describe, expect, test, vi } from 'vitest'
import { controllableClock } from './controllable-clock.ts'
import { type JobOptions, startJob } from './job.ts'
import { systemClock } from './system-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

function testJob(options: Partial<JobOptions>) {
  const clock = controllableClock({ start: 0 })
  const runs: number[] = []
  const lines: string[] = []
  const job = startJob(
    { clock, log: (line) => lines.push(line) },
    { name: 'test', run: (now) => void runs.push(now), ...options },
  )
  return { clock, runs, lines, ...job }
}

/**
 * Creates the options of a job with a list of due dates. Each run processes all dates up to the current time.
 */
function testDates(dates: number[]) {
  const left = [...dates]
  const worked: [date: number, at: number][] = []
  return {
    worked,
    due: () => left[0] ?? Number.POSITIVE_INFINITY,
    run: (now: number) => {
      while (left[0] !== undefined && left[0] <= now) worked.push([left.shift()!, now])
    },
  }
}

describe('a job that runs at intervals', () => {
  test('a job runs at each multiple of its interval', async () => {
    const { clock, runs, stop } = testJob({ every: 1_000, offset: 50 })
    for (let step = 0; step < 6; step++) await clock.advance(500)
    expect(runs).toEqual([50, 1_050, 2_050])
    await stop()
    await clock.advance(5_000)
    expect(runs).toHaveLength(3)
  })

  test('during a clock jump over many intervals, a job runs at the first and at the last multiple of its interval', async () => {
    const { clock, runs } = testJob({ every: HOUR })
    await clock.advance(30 * DAY + 5)
    await clock.advance(HOUR)
    expect(runs).toEqual([HOUR, 30 * DAY, 30 * DAY + HOUR])
  })

  test('during a clock jump, a job runs at the times that its option `jump` returns', async () => {
    const { clock, runs } = testJob({
      every: 1_000,
      jump: ({ now, landing, soon }) => (landing - now <= 3_000 ? soon : landing - 3_000),
    })
    await clock.advance(DAY)
    expect(runs).toEqual([1_000, DAY - 3_000, DAY - 2_000, DAY - 1_000, DAY])
  })
})

describe('a job that runs at due times', () => {
  test('a clock jump over thirty due dates processes each date once, at its own time', async () => {
    const dates = Array.from({ length: 30 }, (_, day) => (day + 1) * DAY + 600_000)
    const { worked, ...job } = testDates(dates)
    const { clock, stop } = testJob(job)
    await clock.advance(31 * DAY)
    expect(worked).toEqual(dates.map((date) => [date, date]))
    await stop()
  })

  test('the first run of a job processes, in order, the dates due before the job started', async () => {
    const { worked, ...job } = testDates([-3 * DAY, -2 * DAY, -DAY])
    const { clock } = testJob(job)
    await clock.advance(1_000)
    expect(worked.map(([date]) => date)).toEqual([-3 * DAY, -2 * DAY, -DAY])
  })

  test('a job that is always due runs fewer than 1,200 times during a clock jump of 400 days', async () => {
    const { clock, runs } = testJob({ due: () => 0 })
    await clock.advance(400 * DAY)
    expect(runs.length).toBeLessThan(1_200)
    expect(clock.now()).toBe(400 * DAY)
  })

  test('a failing job is logged once a minute and retried until it succeeds', async () => {
    let failing = true
    const { worked, due, run } = testDates([DAY])
    const { clock, lines } = testJob({
      due,
      run: (now) => {
        if (failing) throw new Error('no database')
        run(now)
      },
    })
    await clock.advance(DAY)
    for (let second = 0; second < 5; second++) await clock.advance(1_000)
    expect(lines).toEqual(['test: no database'])
    failing = false
    await clock.advance(1_000)
    expect(worked).toEqual([[DAY, DAY + 6_000]])
  })

  test('if reading the next due time of a job fails, the job tries again until it succeeds', async () => {
    let failing = true
    const { worked, due, run } = testDates([5_000])
    const { clock, lines } = testJob({
      run,
      due: () => {
        if (failing) throw new Error('no database')
        return due()
      },
    })
    await clock.advance(HOUR)
    failing = false
    await clock.advance(1_000)
    expect(worked).toEqual([[5_000, HOUR + 1_000]])
    expect(lines[0]).toBe('test: no database')
  })
})

describe('a triggered job', () => {
  test('triggers that arrive while a job runs cause only one more run', async () => {
    let finish = () => {}
    let started = 0
    const { trigger, stop } = testJob({
      run: () => {
        started++
        return new Promise<void>((resolve) => {
          finish = resolve
        })
      },
    })
    const first = trigger()
    await expect.poll(() => started).toBe(1)
    const others = Promise.all([trigger(), trigger(), trigger()])
    finish()
    await expect.poll(() => started).toBe(2)
    finish()
    await Promise.all([first, others])
    expect(started).toBe(2)
    await stop()
  })
})

describe('stopping jobs', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('stopping a job waits for its current run', async () => {
    vi.useFakeTimers({ now: 0 })
    let ended = false
    const clock = systemClock()
    const { stop } = startJob(
      { clock, log: () => {} },
      {
        name: 'test',
        every: 100,
        run: async () => {
          await clock.sleep(1_000)
          ended = true
        },
      },
    )
    await vi.advanceTimersByTimeAsync(150)
    const stopping = stop()
    await vi.advanceTimersByTimeAsync(900)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    await stopping
    expect(ended).toBe(true)
  })

  test('a job with the option `overlap` starts each run on time, even if an earlier run has not ended', async () => {
    vi.useFakeTimers({ now: 0 })
    const clock = systemClock()
    const starts: number[] = []
    const { stop } = startJob(
      { clock, log: () => {} },
      {
        name: 'test',
        every: 100,
        overlap: true,
        run: async (now) => {
          starts.push(now)
          await clock.sleep(1_000)
        },
      },
    )
    await vi.advanceTimersByTimeAsync(350)
    expect(starts).toEqual([100, 200, 300])
    const stopping = stop()
    await vi.advanceTimersByTimeAsync(1_000)
    await stopping
    expect(starts).toHaveLength(3)
  })
})
