const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 30_000

let firstTry: Promise<boolean> | null = null
let loading: Promise<void> | null = null

const isLoaded = () =>
  import('./member-client.ts').then(
    () => true,
    (error: unknown) => {
      reportError(error)
      return false
    },
  )

/** Requests the client that member tags need, once for each page. Resolves to false if it could not be loaded. */
export const tryMemberClient = (): Promise<boolean> => (firstTry ??= isLoaded())

async function untilLoaded(): Promise<void> {
  let ms = FIRST_WAIT_MS
  for (let done = await tryMemberClient(); !done; done = await isLoaded()) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    ms = Math.min(LONGEST_WAIT_MS, 2 * ms)
  }
}

/**
 * Loads the client that member tags need. Requests it again after increasing times until it is loaded. Pages of another
 * origin do without it, because they show member tags as frames.
 */
export const loadMemberClient = (): Promise<void> => (loading ??= untilLoaded())
