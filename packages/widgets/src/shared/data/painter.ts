/**
 * Time in ms between two updates of data that changes often. The time between updates leaves the main thread
 * free for the rest of the page.
 */
const PACED_MS = 100

/** The pace of updates. `frame`: in the next animation frame. `paced`: at most ten times per second. */
export type Pace = 'frame' | 'paced'

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
  // Servers and workers have no animation frames; a timer replaces them.
  frame: (run) =>
    typeof requestAnimationFrame === 'function' ? requestAnimationFrame(run) : setTimeout(run, 16),
  timeout: (run, ms) => setTimeout(run, ms),
}

/**
 * Creates the scheduler of visible updates. All tasks that are due together run in the same frame, so that
 * React renders them together and the browser computes the layout once. A hidden page gets no frames, so
 * nothing is updated until the page is visible again.
 */
export function createPainter(clock: PaintClock = pageClock): Painter {
  const tasks: Record<Pace, Set<() => void>> = { frame: new Set(), paced: new Set() }
  let framePending = false
  let timerPending = false
  let pacedIsDue = false
  let pacedAt = Number.NEGATIVE_INFINITY

  const run = (pace: Pace) => {
    const due = [...tasks[pace]]
    tasks[pace].clear()
    for (const task of due) task()
  }
  const paint = () => {
    framePending = false
    if (pacedIsDue) {
      pacedIsDue = false
      pacedAt = clock.now()
      run('paced')
    }
    run('frame')
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
      else requestPaced()
    },
  }
}
