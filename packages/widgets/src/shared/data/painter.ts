/**
 * Time in ms between two updates of data that changes often. Fewer updates leave the main thread time for the
 * remaining page.
 */
const PACED_MS = 100

/**
 * Time in ms between two updates of a chart. It is longer than for other data, because the current price is
 * also shown in the ticker, which is updated more often.
 */
const TURN_MS = 200

/**
 * The pace of updates. `frame`: in the next animation frame. `paced`: at most ten times per second. `turn`: at most
 * five times per second and one task per frame, because a chart takes long to paint and a page can have several.
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
 * Creates the scheduler of visible updates. All tasks that are due together run in the same frame, so that
 * React renders them together and the browser computes the layout once; only tasks of the pace `turn` wait for a frame of
 * their own. A hidden page gets no frames, so nothing is updated until the page is visible again.
 */
export function createPainter(clock: PaintClock = pageClock): Painter {
  const tasks: Record<Pace, Set<() => void>> = { frame: new Set(), paced: new Set(), turn: new Set() }
  const turnedAt = new WeakMap<() => void, number>()
  let framePending = false
  let timerPending = false
  let pacedIsDue = false
  let pacedRan = false
  let turnDelayed = false
  let pacedAt = Number.NEGATIVE_INFINITY

  const run = (pace: Pace) => {
    const due = [...tasks[pace]]
    tasks[pace].clear()
    for (const task of due) task()
  }
  const waitOf = (task: () => void) =>
    (turnedAt.get(task) ?? Number.NEGATIVE_INFINITY) + TURN_MS - clock.now()
  /** Runs the task of the pace `turn` that has waited longest, and requests a frame for the next one. */
  const runTurn = () => {
    const due = [...tasks.turn].filter((task) => waitOf(task) <= 0)
    const [task] = due
    // On a slow page every frame can have paced tasks. So a task of the pace `turn` waits for at most one frame
    // with paced tasks.
    const isDelayed = pacedRan && !turnDelayed
    turnDelayed = isDelayed && task !== undefined
    if (task && !isDelayed) {
      tasks.turn.delete(task)
      turnedAt.set(task, clock.now())
      task()
    }
    if (due.length > (isDelayed ? 0 : 1)) requestFrame()
  }
  const paint = () => {
    framePending = false
    pacedRan = pacedIsDue
    if (pacedIsDue) {
      pacedIsDue = false
      pacedAt = clock.now()
      run('paced')
    }
    run('frame')
    runTurn()
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
      const isNew = !tasks[pace].has(task)
      tasks[pace].add(task)
      if (pace === 'frame') requestFrame()
      else if (pace === 'paced') requestPaced()
      else if (isNew) {
        const wait = waitOf(task)
        if (wait > 0) clock.timeout(requestFrame, wait)
        else requestFrame()
      }
    },
  }
}
