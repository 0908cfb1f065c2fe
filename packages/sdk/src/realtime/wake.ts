/** What the page and the network tell about being awake. */
export type Wake = {
  /** False in a hidden page, where nobody looks. */
  isVisible(): boolean
  /** The browser's own opinion; only a hint. */
  seemsOnline(): boolean
  stop(): void
}

const COMING_BACK = ['online', 'pageshow', 'resume', 'visibilitychange'] as const

/** Watches the events of waking up where there are any: a page, a worker. Elsewhere nothing ever happens. */
export function watchWake(onWake: () => void, onHint: () => void): Wake {
  const page = typeof document === 'undefined' ? null : document
  const isVisible = () => page?.visibilityState !== 'hidden'
  const target = globalThis as Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>
  const awake = () => {
    if (isVisible()) onWake()
  }
  for (const name of COMING_BACK) {
    target.addEventListener?.(name, awake)
    page?.addEventListener(name, awake)
  }
  target.addEventListener?.('offline', onHint)
  target.addEventListener?.('online', onHint)
  return {
    isVisible,
    seemsOnline: () => typeof navigator === 'undefined' || navigator.onLine !== false,
    stop() {
      for (const name of COMING_BACK) {
        target.removeEventListener?.(name, awake)
        page?.removeEventListener(name, awake)
      }
      target.removeEventListener?.('offline', onHint)
      target.removeEventListener?.('online', onHint)
    },
  }
}
