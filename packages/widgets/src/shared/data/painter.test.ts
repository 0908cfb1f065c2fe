import { expect, test } from 'vitest'
import { createPainter } from './painter.ts'

/**
 * Creates a clock that the test moves. Each step first runs the timers that are due and then one animation
 * frame.
 */
function manualClock() {
  let now = 0
  let isHidden = false
  let frames: (() => void)[] = []
  let timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    hide() {
      isHidden = true
    },
    show() {
      isHidden = false
    },
    frame: (run: () => void) => void frames.push(run),
    timeout: (run: () => void, ms: number) => void timers.push({ at: now + ms, run }),
    /** Advances the clock by `ms` while a task runs, so that the task seems to take this time. */
    spend(ms: number) {
      now += ms
    },
    pass(ms: number) {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { run } of due) run()
      if (isHidden) return
      const ready = frames
      frames = []
      for (const run of ready) run()
    },
    frames: () => frames.length,
  }
}

test('runs a task of the pace `paced` at most ten times a second, even if it is requested a thousand times', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  let painted = 0
  const task = () => {
    painted += 1
  }
  for (let ms = 0; ms < 1_000; ms += 1) {
    painter.request(task, 'paced')
    clock.pass(1)
  }
  expect(painted).toBe(10)
})

/**
 * Requests a run of the same task with the pace `paced` in every millisecond. Returns the times in ms between the runs.
 * `took` contains the duration of each run in ms. Its last value applies to all further runs.
 */
function intervals(took: readonly number[], count: number) {
  const clock = manualClock()
  const painter = createPainter(clock)
  const times: number[] = []
  const task = () => {
    times.push(clock.now())
    clock.spend(took[Math.min(times.length, took.length) - 1]!)
  }
  while (times.length < count) {
    painter.request(task, 'paced')
    clock.pass(1)
  }
  return times.map((time, at) => time - (times[at - 1] ?? 0)).slice(1)
}

test('if tasks of the pace `paced` take long, runs them less often, but at least three times a second', () => {
  expect(intervals([5], 4)).toEqual([100, 100, 100])
  // A frame of 9 ms is measured as 10 ms, because the clock of the test runs the measuring timer one millisecond later.
  // The pause is 15 times as long as the frame, so the next pauses are 150 ms.
  expect(intervals([9], 4)).toEqual([100, 150, 150])
  expect(intervals([200], 4)).toEqual([201, 300, 300])
})

test('a single slow run of tasks of the pace `paced` does not delay the next runs', () => {
  expect(intervals([2, 90, 2], 5)).toEqual([100, 100, 100, 100])
})

test('runs a single requested task in the next animation frame', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  let painted = 0
  painter.request(() => painted++, 'paced')
  clock.pass(1)
  expect(painted).toBe(1)
  clock.pass(500)
  painter.request(() => painted++, 'paced')
  clock.pass(1)
  expect(painted).toBe(2)
})

test('runs all waiting tasks of the pace `paced` in the same animation frame, and requests no frame while there is no task', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  painter.request(() => order.push('book'), 'paced')
  clock.pass(0)
  order.length = 0
  painter.request(() => order.push('ticker'), 'paced')
  painter.request(() => order.push('trades'), 'paced')
  clock.pass(99)
  expect(order).toEqual([])
  clock.pass(1)
  expect(order).toEqual(['ticker', 'trades'])
  expect(clock.frames()).toBe(0)
})

test('a task that requests itself again while it runs is run again later', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  let painted = 0
  const task = () => {
    painted += 1
    if (painted < 3) painter.request(task, 'paced')
  }
  painter.request(task, 'paced')
  clock.pass(1)
  expect(painted).toBe(1)
  for (let ms = 0; ms < 300; ms += 1) clock.pass(1)
  expect(painted).toBe(3)
})

test('runs at most one task of the pace `turn` between two animation frames, and each task at most 3 times a second', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  const [a, b] = [() => order.push('a'), () => order.push('b')]
  painter.request(a, 'turn')
  painter.request(b, 'turn')
  for (const expected of [['a'], ['b'], []]) {
    order.length = 0
    clock.pass(1)
    expect(order).toEqual(expected)
  }
  clock.pass(333)
  for (let ms = 0; ms < 999; ms += 1) {
    painter.request(a, 'turn')
    painter.request(b, 'turn')
    clock.pass(1)
  }
  expect(order.filter((name) => name === 'a')).toHaveLength(3)
  expect(order.filter((name) => name === 'b')).toHaveLength(3)
})

test('runs at most eight tasks of the pace `turn` per second in total, and none of them waits longer than the others', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const runs = [0, 0, 0, 0, 0, 0]
  const tasks = runs.map((_, at) => () => {
    runs[at]! += 1
  })
  const request = () => {
    for (const task of tasks) painter.request(task, 'turn')
    clock.pass(1)
  }
  while (runs.includes(0)) request()
  runs.fill(0)
  for (let ms = 0; ms < 3_000; ms += 1) request()
  expect(runs.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(24)
  expect(Math.min(...runs)).toBe(3)
})

test('runs a task of the pace `turn` before an animation frame, so that the chart library draws the change in that frame', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  let drawn = 0
  painter.request(() => clock.frame(() => drawn++), 'turn')
  clock.pass(1)
  expect(drawn).toBe(1)
})

test('if tasks of both paces are requested before every animation frame, runs them alternately', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  const [book, chart] = [() => order.push('book'), () => order.push('chart')]
  painter.request(book, 'paced')
  clock.pass(1)
  order.length = 0
  for (let frame = 0; frame < 4; frame += 1) {
    painter.request(book, 'paced')
    painter.request(chart, 'turn')
    clock.pass(400)
  }
  expect(order).toEqual(['book', 'chart', 'book', 'chart'])
})

test('an animation frame that shows the result of a task of the pace `turn` runs no tasks of the pace `paced`', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  painter.request(() => clock.frame(() => order.push('chart is drawn')), 'turn')
  painter.request(() => order.push('book'), 'paced')
  clock.pass(1)
  expect(order).toEqual(['chart is drawn'])
  clock.pass(1)
  expect(order).toEqual(['chart is drawn', 'book'])
})

test('a task of the pace `turn` (a chart) does not run in the same animation frame as tasks of the pace `paced` (React updates)', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  const [book, chart] = [() => order.push('book'), () => order.push('chart')]
  painter.request(chart, 'turn')
  clock.pass(1)
  clock.pass(500)
  order.length = 0
  painter.request(book, 'paced')
  clock.pass(1)
  painter.request(chart, 'turn')
  clock.pass(15)
  expect(order).toEqual(['book'])
  clock.pass(2)
  expect(order).toEqual(['book', 'chart'])
})

test('runs a task of the pace `turn` even if a timer runs early', () => {
  const clock = manualClock()
  const painter = createPainter({ ...clock, timeout: (run, ms) => clock.timeout(run, ms * 0.99) })
  let turns = 0
  const chart = () => turns++
  painter.request(chart, 'turn')
  clock.pass(1)
  painter.request(chart, 'turn')
  for (let ms = 0; ms < 400; ms += 1) clock.pass(1)
  expect(turns).toBe(2)
})

test('runs a new task of the pace `turn` at once, even if an earlier task must wait for its next run', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  const first = () => order.push('first')
  painter.request(first, 'turn')
  clock.pass(1)
  painter.request(first, 'turn')
  painter.request(() => order.push('second'), 'turn')
  clock.pass(1)
  clock.pass(1)
  expect(order).toEqual(['first', 'second'])
})

test('runs at most one task of the pace `turn` in each animation frame, even if the timers of two tasks are due together', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  const first = () => order.push('first')
  painter.request(first, 'turn')
  clock.pass(1)
  painter.request(first, 'turn')
  clock.pass(300)
  painter.request(() => order.push('second'), 'turn')
  clock.pass(40)
  expect(order).toEqual(['first', 'first'])
  clock.pass(1)
  expect(order).toEqual(['first', 'first', 'second'])
})

test('while the page is hidden, runs at most one task; the others run when the page is visible again', () => {
  const clock = manualClock()
  const painter = createPainter(clock)
  const order: string[] = []
  const [first, second] = [() => order.push('first chart'), () => order.push('second chart')]
  clock.hide()
  for (let ms = 0; ms < 1_000; ms += 100) {
    painter.request(first, 'turn')
    painter.request(second, 'turn')
    clock.pass(100)
  }
  painter.request(() => order.push('book'), 'paced')
  clock.pass(100)
  expect(order).toEqual(['first chart'])
  clock.show()
  for (let frame = 0; frame < 3; frame += 1) clock.pass(1)
  expect(order).toEqual(['first chart', 'book', 'second chart'])
})
