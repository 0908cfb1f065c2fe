const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

const request = () => import('./member-client.ts')

let firstTry: Promise<boolean> | null = null
let loading: Promise<void> | null = null

/** Requests the client that member tags need, once for each page. Resolves to false if it could not be loaded. */
export const tryMemberClient = (): Promise<boolean> =>
  (firstTry ??= request().then(
    () => true,
    (error: unknown) => {
      reportError(error)
      return false
    },
  ))

/**
 * Resolves after a time, or when the browser is online again. The time has a random factor. Without it, all pages would
 * send their requests at the same moment when the server is available again.
 */
const wait = (ms: number) =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, ms * (0.75 + Math.random() / 2))
    addEventListener('online', resolve, { once: true })
  })

async function untilLoaded(): Promise<void> {
  if (await tryMemberClient()) return
  for (let ms = FIRST_WAIT_MS; ; ms = Math.min(LONGEST_WAIT_MS, 2 * ms)) {
    await wait(ms)
    try {
      await request()
      return
    } catch {
      // `tryMemberClient` has reported the first error. Further errors are not reported, because they are usually the same.
    }
  }
}

/**
 * Loads the client that member tags need. Requests it again after increasing times until it is loaded. Pages of another
 * origin do without it, because they show member tags as frames.
 */
export const loadMemberClient = (): Promise<void> => (loading ??= untilLoaded())
