import type { Pace, Painter } from './painter.ts'

/**
 * Time in ms for which a live source continues after its last subscriber has left. If a page replaces one widget with
 * another within this time, the source does not restart.
 */
const LINGER_MS = 2_000

/** A changing value for `useSyncExternalStore`. Between two paints `get` returns the same object. */
export type Live<T> = {
  get(): T
  subscribe(listener: () => void): () => void
  /** Stops the source and starts it again, for example when the user presses retry after a failure. */
  restart(): void
}

export type LiveSource<T> = {
  painter: Painter
  pace: Pace
  /**
   * Starts the source and returns a function that stops it. The source must call `changed` when `read` may
   * return a new value.
   */
  start(changed: () => void): () => void
  /**
   * Returns the current value of the source; the same object if nothing has changed. The function is called
   * once per paint, no matter how many events have arrived.
   */
  read(): T
}

/**
 * Creates a live value. Its source runs while the value has subscribers. Subscribers are notified of changes at most as
 * often as the pace allows.
 */
export function createLive<T>({ painter, pace, start, read }: LiveSource<T>): Live<T> {
  const listeners = new Set<() => void>()
  let stop: (() => void) | null = null
  let linger: ReturnType<typeof setTimeout> | undefined
  let shown: T

  const paint = () => {
    if (listeners.size === 0) return
    const next = read()
    if (Object.is(next, shown)) return
    shown = next
    for (const listener of [...listeners]) listener()
  }
  const changed = () => {
    if (listeners.size > 0) painter.request(paint, pace)
  }

  return {
    restart() {
      if (!stop) return
      stop()
      stop = start(changed)
      changed()
    },
    get() {
      if (listeners.size === 0) shown = read()
      return shown
    },
    subscribe(listener) {
      // Each subscription wraps the listener in a new function, so that the same listener can subscribe
      // twice.
      const own = () => listener()
      if (listeners.size === 0) shown = read()
      listeners.add(own)
      clearTimeout(linger)
      stop ??= start(changed)
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return
        linger = setTimeout(() => {
          stop?.()
          stop = null
        }, LINGER_MS)
      }
    },
  }
}
