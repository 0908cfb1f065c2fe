const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/**
 * Returns a promise that resolves after a random time between `ms` and twice `ms`, or when the browser is online again.
 * The time is random, so that not all pages send their requests at the same moment when the server is available again.
 */
const wait = (ms: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms * (1 + Math.random()))
    addEventListener('online', resolve, { once: true })
  })

/**
 * Repeats a failed request for code until the code is loaded. The first wait takes 2 to 4 s. Each further wait is twice
 * as long, up to 30 to 60 s. A wait ends early when the browser is online again. Errors are not reported, because the
 * caller has reported the first one.
 */
export const loadAgain = <T>(request: () => Promise<T>, ms = FIRST_WAIT_MS): Promise<T> =>
  wait(ms)
    .then(request)
    .catch(() => loadAgain(request, Math.min(LONGEST_WAIT_MS, 2 * ms)))
