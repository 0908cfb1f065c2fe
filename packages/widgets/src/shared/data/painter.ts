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
  /** Returns true if the page is hidden and gets no frames. */
  isHidden(): boolean
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
  isHidden: () => typeof document === 'object' && document.hidden,
  // Servers and workers have no animation frames, so a timer replaces them there.
  frame: (run) =>
    typeof requestAnimationFrame === 'function' ? requestAnimationFrame(run) : setTimeout(run, 16),
  timeout: (run, ms) => setTimeout(run, ms),
}

/**
 * Creates the scheduler of visible updates. All tasks of the paces `frame` and `paced` that are due together run in the
 * same frame, so that React renders them together and the browser computes the layout once. A task of the pace `turn`
 * runs between two frames: the chart library draws in the frame after a change, and so React's changes for the same
 * task are painted in that frame too. A hidden page gets no frames, so nothing is updated until the page is visible
 * again.
 */
export function createPainter(clock: PaintClock = pageClock): Painter {
  const tasks: Record<Pace, Set<() => void>> = { frame: new Set(), paced: new Set(), turn: new Set() }
  const turnedAt = new WeakMap<() => void, number>()
  let framePending = false
  let timerPending = false
  let pacedIsDue = false
  let turnPending = false
  let isDelayed = false
  /** True if the next task of the pace `turn` waits until a frame was painted. */
  let awaitsFrame = false
  let pacedAt = Number.NEGATIVE_INFINITY

  const run = (pace: Pace) => {
    const due = [...tasks[pace]]
    tasks[pace].clear()
    for (const task of due) task()
  }
  const waitOf = (task: () => void) =>
    (turnedAt.get(task) ?? Number.NEGATIVE_INFINITY) + TURN_MS - clock.now()
  const requestTurn = () => {
    if (turnPending || awaitsFrame || tasks.turn.size === 0) return
    turnPending = true
    clock.timeout(
      () => {
        turnPending = false
        runTurn()
      },
      Math.max(0, Math.min(...[...tasks.turn].map(waitOf))),
    )
  }
  /** Runs the task of the pace `turn` that has waited longest. The next one waits for the frame in between. */
  const runTurn = () => {
    const task = [...tasks.turn].find((task) => waitOf(task) <= 0)
    // A timer can run up to one millisecond early.
    if (!task) return requestTurn()
    // On a slow page every frame can have paced tasks. So a task of the pace `turn` waits for at most one frame
    // with paced tasks.
    isDelayed = clock.isHidden() || (pacedIsDue && !isDelayed)
    if (!isDelayed) {
      tasks.turn.delete(task)
      turnedAt.set(task, clock.now())
      task()
    }
    awaitsFrame = true
    requestFrame()
  }
  const paint = () => {
    framePending = false
    if (pacedIsDue) {
      pacedIsDue = false
      pacedAt = clock.now()
      run('paced')
    }
    run('frame')
    awaitsFrame = false
    requestTurn()
  }
  const requestFrame = () => {
    if (framePending) return
    framePending = true
    clock.frame(paint)
  }
  const requestPaced = () => {
    if (timerPending || pacedIsDue) return
    timerPending = true
    clock.timeout(
      () => {
        timerPending = false
        pacedIsDue = true
        requestFrame()
      },
      Math.max(0, pacedAt + PACED_MS - clock.now()),
    )
  }

  return {
    request(task, pace) {
      tasks[pace].add(task)
      if (pace === 'frame') requestFrame()
      else if (pace === 'paced') requestPaced()
      else requestTurn()
    },
  }
}
