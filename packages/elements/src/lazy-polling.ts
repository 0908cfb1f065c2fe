import type { MarketClientOptions } from '@bourselet/sdk/market'

const RETRY_MS = 5_000

type Polling = NonNullable<MarketClientOptions['polling']>

/**
 * Value of the option `polling` that loads the polling code of the SDK the first time that a page has no stream
 * (WebSocket connection). Most pages always have a stream and never load this code. If the code cannot be loaded, the
 * page counts as offline. The code is requested again after five seconds, when the topics of the page change, and when
 * the page becomes visible or online.
 */
export const lazyPolling: Polling = (call, now) => (parts) => {
  type Source = ReturnType<ReturnType<Polling>>
  let source: Source | null = null
  let isRunning = false
  let isLoading = false
  let timer: unknown
  const load = async () => {
    if (source || isLoading || !isRunning) return
    parts.timers.clearTimeout(timer)
    isLoading = true
    try {
      const { polling } = await import('./polling.ts')
      source = polling(call, now)(parts)
      if (isRunning) source.start()
    } catch (error) {
      // If the polling code cannot be loaded, the import is repeated every five seconds. Only the first error is
      // reported.
      if (timer === undefined) reportError(error)
      timer = parts.timers.setTimeout(load, RETRY_MS)
      if (isRunning) parts.health.note({ pollOk: false })
    }
    isLoading = false
  }
  return {
    start() {
      isRunning = true
      source?.start()
      void load()
    },
    stop() {
      isRunning = false
      parts.timers.clearTimeout(timer)
      source?.stop()
      parts.health.note({ pollOk: null })
    },
    changed() {
      source?.changed()
      void load()
    },
    wake() {
      source?.wake()
      void load()
    },
  }
}
