const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

const request = () => import('./member-client.ts')

let firstTry: Promise<unknown> | null = null
let loading: Promise<unknown> | null = null

/**
 * Requests the client that member tags need, once for each page. Resolves to true if it is loaded. Otherwise reports the
 * error and resolves to undefined.
 */
export const tryMemberClient = (): Promise<unknown> => (firstTry ??= request().then(() => true, reportError))

/**
 * Resolves after a random time between `ms` and twice `ms`, or earlier when the browser is online again. The time is
 * random, so that not all pages send their requests at the same moment when the server is available again.
 */
const wait = (ms: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms * (1 + Math.random()))
    addEventListener('online', resolve, { once: true })
  })

/**
 * Requests the client again until it is loaded. The wait doubles after each failure, up to `LONGEST_WAIT_MS`. Errors
 * are not reported, because `tryMemberClient` has reported the first one.
 */
const retry = (ms: number): Promise<unknown> =>
  wait(ms)
    .then(request)
    .catch(() => retry(Math.min(LONGEST_WAIT_MS, 2 * ms)))

/**
 * Loads the client that member tags need. Repeats a failed request after increasing waits until it succeeds. Pages of
 * another origin do not need this client, because they show member tags as frames.
 */
export const loadMemberClient = (): Promise<unknown> =>
  (loading ??= tryMemberClient().then((isLoaded) => isLoaded || retry(FIRST_WAIT_MS)))
