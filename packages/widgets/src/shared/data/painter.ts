/** Shortest time in ms between two updates of data that changes often. */
const PACED_MS = 100

/**
 * Factor for slow devices: the time between two frames with tasks of the pace `paced` is at least this factor times the
 * duration of such a frame, up to `SLOWEST_MS`. The shorter of the last two durations counts. So below `SLOWEST_MS`,
 * the tasks use at most a fifteenth of the time of the main thread.
 */
const SLOWDOWN = 15

/**
 * Longest time in ms that a frame with tasks of the pace `paced` is delayed after the start of the previous one,
 * however long such frames take.
 */
const SLOWEST_MS = 300

/**
 * Time in ms between two updates of a chart, of the list of trades or of the distances in a list of orders. It is longer
 * than for other data, because drawing a chart takes long, and nobody can read more than three changes of a list per
 * second. The ticker shows the current price more often.
 */
const TURN_MS = 333

/**
 * Shortest time in ms between two tasks of the pace `turn`, so that a page with many charts draws at most eight of them
 * per second. With three charts and a list of trades, each is updated twice per second. Large exchanges send a candle
 * no more often than every 250 ms (Binance futures) to 2 s (Binance spot).
 */
const TURN_GAP_MS = 125

/** Time in ms between two animation frames at 60 Hz, rounded up. */
const FRAME_MS = 17

/**
 * The pace of updates. `paced`: at most ten updates per second; fewer on a slow device, but at least three. `turn`: at
 * most three updates per second for each task and eight for all tasks together, each in a frame of its own.
 */
export type Pace = 'paced' | 'turn'

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
 * Creates the scheduler of visible updates. All waiting tasks of the pace `paced` run in one animation frame, so that
 * React renders them together and the browser computes the layout once. Tasks of the pace `turn`, such as drawing a
 * chart, run one at a time, outside of animation frames. The next animation frame shows the result of such a task and
 * runs no other tasks, so that it is not too long. A hidden page, which has no animation frames, runs at most one task.
 * After a frame with tasks of the pace `paced`, a task of the pace `turn` that has run before waits for at least 17 ms.
 */
export function createPainter(clock: PaintClock = pageClock): Painter {
  const tasks: Record<Pace, Set<() => void>> = { paced: new Set(), turn: new Set() }
  /** Earliest times of the next runs of tasks of the pace `turn`. */
  const nextAt = new WeakMap<() => void, number>()
  /** Earliest time of the next run of any task of the pace `turn` that has run before. */
  let nextTurnAt = 0
  let pacedIsDue = false
  /** Earliest time of the next frame with tasks of the pace `paced`. */
  let nextPacedAt = 0
  /** Time in ms that the last frame with tasks of the pace `paced` took. */
  let lastTook = 0
  /** Time at which the next timer for tasks of the pace `turn` runs; infinity if none is pending. */
  let turnAt = Number.POSITIVE_INFINITY
  /** True if a task of the pace `turn` has run and no animation frame has shown its result yet. */
  let awaitsFrame = false

  /** Returns the earliest time of the task's next run. A new task need not wait, so that a chart appears at once. */
  const dueAt = (task: () => void) => {
    const at = nextAt.get(task)
    return at === undefined ? 0 : Math.max(nextTurnAt, at)
  }

  /** Delays the next paced frame if the last two took long. A single slow frame, as on load, delays nothing. */
  const measure = (begun: number) => {
    const took = clock.now() - begun
    const pause = Math.min(took, lastTook) * SLOWDOWN
    nextPacedAt = Math.max(nextPacedAt, begun + Math.min(pause, SLOWEST_MS))
    lastTook = took
  }
  const requestFrame = oncePending(clock.frame, () => {
    const showsTurn = awaitsFrame
    awaitsFrame = false
    if (pacedIsDue && showsTurn) requestFrame()
    else if (pacedIsDue) {
      pacedIsDue = false
      const begun = clock.now()
      nextPacedAt = begun + PACED_MS
      nextTurnAt = Math.max(nextTurnAt, begun + FRAME_MS)
      // The timer runs after the browser has drawn the frame, so the time includes React's work, layout and paint.
      clock.timeout(() => measure(begun), 0)
      const due = [...tasks.paced]
      tasks.paced.clear()
      for (const task of due) task()
    }
    requestTurn()
  })
  const startPaced = oncePending(clock.timeout, () => {
    // The timer may have been started before the last frame ended. If that frame took long, `nextPacedAt` has been
    // postponed since then. In this case the timer is started again for the remaining time.
    if (nextPacedAt > clock.now()) return startPaced(nextPacedAt - clock.now())
    pacedIsDue = true
    requestFrame()
  })
  /** Runs the task of the pace `turn` that has waited longest. */
  const runTurn = () => {
    turnAt = Number.POSITIVE_INFINITY
    const task = [...tasks.turn].find((task) => dueAt(task) <= clock.now())
    // A timer can run up to one millisecond early, so possibly no task is due.
    if (awaitsFrame || !task) return requestTurn()
    // If the next animation frame runs tasks of the pace `paced`, this task waits until that frame is over.
    if (pacedIsDue) return
    tasks.turn.delete(task)
    nextAt.set(task, clock.now() + TURN_MS)
    nextTurnAt = clock.now() + TURN_GAP_MS
    task()
    awaitsFrame = true
    requestFrame()
  }
  const requestTurn = () => {
    const at = Math.min(...[...tasks.turn].map(dueAt))
    if (awaitsFrame || at >= turnAt) return
    turnAt = at
    clock.timeout(runTurn, Math.max(0, at - clock.now()))
  }

  return {
    request(task, pace) {
      tasks[pace].add(task)
      if (pace === 'turn') requestTurn()
      else if (!pacedIsDue) startPaced(Math.max(0, nextPacedAt - clock.now()))
    },
  }
}

/**
 * Returns a function that schedules `work` by `schedule`, with a timer or an animation frame. While a scheduled run is
 * pending, further calls do nothing.
 */
function oncePending(schedule: (run: () => void, ms: number) => void, work: () => void) {
  let isPending = false
  return (ms = 0) => {
    if (isPending) return
    isPending = true
    schedule(() => {
      isPending = false
      work()
    }, ms)
  }
}
