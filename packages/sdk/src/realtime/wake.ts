/** Signals of the page and the network that the client may connect again. */
export type Wake = {
  /** False in a hidden page, where nobody looks. */
  isVisible(): boolean
  /** The browser's own opinion; only a hint. */
  seemsOnline(): boolean
  stop(): void
}

/** Those of the document bubble up to the window. */
const CHANGES = ['offline', 'online', 'pageshow', 'resume', 'visibilitychange']

/** Watches the events of waking up where there are any: a page, a worker. Elsewhere nothing ever happens. */
export function watchWake(onWake: () => void): Wake {
  const world = globalThis as Partial<EventTarget>
  const listening = new AbortController()
  const isVisible = () => typeof document === 'undefined' || document.visibilityState !== 'hidden'
  const changed = () => {
    if (isVisible()) onWake()
  }
  for (const name of CHANGES) world.addEventListener?.(name, changed, listening)
  return {
    isVisible,
    seemsOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
    stop: () => listening.abort(),
  }
}
