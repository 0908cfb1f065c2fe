/** Access to the page's visibility and online flag; `stop` ends the observation that `watchWake` has started. */
export type Wake = {
  /** Returns false while the page is hidden. */
  isVisible(): boolean
  /** Returns the browser's online flag, which is only a hint. */
  seemsOnline(): boolean
  stop(): void
}

/**
 * Events after which the connection is checked. Events of the document bubble up to the window, so listeners on the
 * global object receive all of them.
 */
const CHANGES = ['offline', 'online', 'pageshow', 'resume', 'visibilitychange']

type World = {
  document?: Document
  navigator?: Navigator
  addEventListener?: EventTarget['addEventListener']
}

/**
 * Calls `onWake` after each event in `CHANGES` while the page is visible. Works in pages and workers; other
 * environments emit no such events.
 */
export function watchWake(onWake: () => void): Wake {
  const world: World = globalThis
  const listening = new AbortController()
  const isVisible = () => !world.document?.hidden
  const changed = () => isVisible() && onWake()
  for (const name of CHANGES) world.addEventListener?.(name, changed, listening)
  return {
    isVisible,
    seemsOnline: () => world.navigator?.onLine !== false,
    stop: () => listening.abort(),
  }
}
