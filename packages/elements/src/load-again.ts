const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

/**
 * Resolves after `ms` to twice that time, or when the browser is online again. The time is random, so that not all pages
 * send their requests at the same moment when the server is available again.
 */
const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms * (1 + Math.random()))
    addEventListener('online', end)
  })

/**
 * Repeats a request for code that has failed, after 2 s and then after increasing times of at most 30 s, until the code is
 * loaded. Errors are not reported, because the caller has reported the first one.
 */
export const loadAgain = <T>(request: () => Promise<T>, ms = FIRST_WAIT_MS): Promise<T> =>
  wait(ms)
    .then(request)
    .catch(() => loadAgain(request, Math.min(LONGEST_WAIT_MS, 2 * ms)))
