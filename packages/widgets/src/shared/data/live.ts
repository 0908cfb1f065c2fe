import type { Pace, Painter } from './painter.ts'

/** How long a source outlives its last reader: a page that changes its widgets does not start again. */
const LINGER_MS = 2_000

/** A value that changes by itself, as `useSyncExternalStore` wants it: the same object until the next paint. */
export type Live<T> = {
  get(): T
  subscribe(listener: () => void): () => void
  /** Ends the source and begins it again: another try after a failure. */
  restart(): void
}

export type LiveSource<T> = {
  painter: Painter
  pace: Pace
  /** Begins to listen; `changed` says that `read` may answer something else. Returns the way to stop. */
  start(changed: () => void): () => void
  /** The value now: the same object while nothing changed. Called once a paint, however much happened before. */
  read(): T
}

/** Runs a source while somebody reads it, once for all readers, and tells them at the pace of the painter. */
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
      // A wrapper of its own for each, so that one function may listen twice.
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
