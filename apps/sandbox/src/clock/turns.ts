/** Time in ms after which a long computation lets other work of the process run. */
const SLICE_MS = 5

let last: Promise<unknown> = Promise.resolve()

/** Waits for the next free turn of the event loop. Each turn continues one computation, in the order of the calls. */
function nextTurn(): Promise<unknown> {
  last = last.then(() => new Promise((turn) => setImmediate(turn)))
  return last
}

/**
 * Runs the steps of a long computation and returns its result. After each 5 ms of computing it waits for another turn
 * of the event loop, so timers and answers of the database are not delayed. Each turn continues only one computation,
 * so several concurrent computations delay other work no longer than a single computation does.
 */
export async function inTurns<Result>(steps: Iterator<void, Result>): Promise<Result> {
  for (;;) {
    await nextTurn()
    for (const until = performance.now() + SLICE_MS; performance.now() < until; ) {
      const step = steps.next()
      if (step.done) return step.value
    }
  }
}

/** Runs the steps of a computation without a pause and returns its result. */
export function atOnce<Result>(steps: Iterator<void, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
