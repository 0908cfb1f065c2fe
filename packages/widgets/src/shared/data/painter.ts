/**
 * Time in ms between two updates of data that changes often. Fewer updates leave the main thread time for the
 * remaining page.
 */
const PACED_MS = 100

/**
 * Time in ms between two updates of a chart or of the list of trades. It is longer than for other data, because a chart
 * takes long to draw, nobody can read more than three changes of a list per second, and the current price is also shown
 * in the ticker, which is updated more often.
 */
const TURN_MS = 333

/**
 * The pace of updates. `frame`: in the next animation frame. `paced`: at most ten times per second. `turn`: at most
 * three times per second and one task per frame, because a page can have several charts.
 */
export type Pace = 'frame' | 'paced' | 'turn'

/** The clock and the timers that the painter uses, so that a test can replace them. */
export type PaintClock = {
  now(): number
  frame(run: () => void): void
  timeout(run: () => void, ms: number): void
}

export type Painter = {
  /**
   * Schedules the task for the next time that its pace allows. If it is requested several times until then,
   * it still runs only once.
   */
  request(task: () => void, pace: Pace): void
}

const pageClock: PaintClock = {
  now: () => performance.now(),
  // Servers and workers have no animation frames, so a timer replaces them there.
  frame: (run) =>
    typeof requestAnimationFrame === 'function' ? requestAnimationFrame(run) : setTimeout(run, 16),
  timeout: (run, ms) => setTimeout(run, ms),
}

/**
 * Creates the scheduler of visible updates. All tasks of the paces `frame` and `paced` that are due together run in the
 * same frame, so that React renders them together and the browser computes the layout once. A task of the pace `turn`
 * runs between two frames: the chart library draws in the frame after a change, and so React's changes for the same
 * task are painted in that frame too. A hidden page gets no frames, so at most one task of the pace `turn` runs until the
 * page is visible again.
 */
export function createPainter(clock: PaintClock = pageClock): Painter {
  const tasks: Record<Pace, Set<() => void>> = { frame: new Set(), paced: new Set(), turn: new Set() }
  const turnedAt = new WeakMap<() => void, number>()
  let pacedIsDue = false
  let pacedAt = Number.NEGATIVE_INFINITY
  let isDelayed = false
  /** True if the next task of the pace `turn` waits until a frame was painted. */
  let awaitsFrame = false

  const run = (pace: Pace) => {
    const due = [...tasks[pace]]
    tasks[pace].clear()
    for (const task of due) task()
  }
  const waitOf = (task: () => void) =>
    Math.max(0, (turnedAt.get(task) ?? Number.NEGATIVE_INFINITY) + TURN_MS - clock.now())

  const requestFrame = oncePending(clock.frame, () => {
    if (pacedIsDue) {
      pacedIsDue = false
      pacedAt = clock.now()
      run('paced')
    }
    run('frame')
    awaitsFrame = false
    requestTurn()
  })
  const startPaced = oncePending(clock.timeout, () => {
    pacedIsDue = true
    requestFrame()
  })
  /** Runs the task of the pace `turn` that has waited longest. The next one waits for the frame in between. */
  const startTurn = oncePending(clock.timeout, () => {
    // A timer can run up to one millisecond early, so possibly no task is due.
    const task = [...tasks.turn].find((task) => !waitOf(task))
    if (!task) return requestTurn()
    // On a slow page every frame can have paced tasks. So a task of the pace `turn` waits for at most one frame
    // with paced tasks.
    isDelayed = pacedIsDue && !isDelayed
    if (!isDelayed) {
      tasks.turn.delete(task)
      turnedAt.set(task, clock.now())
      task()
    }
    awaitsFrame = true
    requestFrame()
  })
  const requestTurn = () => {
    if (!awaitsFrame && tasks.turn.size > 0) startTurn(Math.min(...[...tasks.turn].map(waitOf)))
  }

  return {
    request(task, pace) {
      tasks[pace].add(task)
      if (pace === 'frame') requestFrame()
      else if (pace === 'turn') requestTurn()
      else if (!pacedIsDue) startPaced(Math.max(0, pacedAt + PACED_MS - clock.now()))
    },
  }
}

/** Returns a function that starts `work` by a timer or frame, unless an earlier start is still pending. */
function oncePending(start: (run: () => void, ms: number) => void, work: () => void): (ms?: number) => void {
  let isPending = false
  return (ms = 0) => {
    if (isPending) return
    isPending = true
    start(() => {
      isPending = false
      work()
    }, ms)
  }
}
