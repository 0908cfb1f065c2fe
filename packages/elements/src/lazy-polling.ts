import type { MarketClientOptions } from '@bourselet/sdk/market'

const RETRY_MS = 5_000

type Polling = NonNullable<MarketClientOptions['polling']>

/**
 * Value of the option `polling` that loads the polling part of the SDK when a page first has no stream. Most pages
 * always have a stream and never load this code. If the code cannot be loaded, the page counts as offline, and the code
 * is requested again after five seconds, and when the page wakes up or its topics change.
 */
export const lazyPolling: Polling = (call, now) => (parts) => {
  type Source = ReturnType<ReturnType<Polling>>
  let source: Source | null = null
  let isRunning = false
  let isLoading = false
  let isReported = false
  let timer: unknown
  const load = async () => {
    if (source || isLoading) return
    parts.timers.clearTimeout(timer)
    isLoading = true
    try {
      const { polling } = await import('./polling.ts')
      source = polling(call, now)(parts)
      if (isRunning) source.start()
    } catch (error) {
      if (isRunning) {
        parts.health.note({ pollOk: false })
        timer = parts.timers.setTimeout(load, RETRY_MS)
      }
      // The code is requested every five seconds, so only the first error is reported.
      if (!isReported) reportError(error)
      isReported = true
    } finally {
      isLoading = false
    }
  }
  const start = () => {
    isRunning = true
    if (source) source.start()
    else void load()
  }
  return {
    start,
    stop() {
      isRunning = false
      parts.timers.clearTimeout(timer)
      if (source) source.stop()
      else parts.health.note({ pollOk: null })
    },
    changed: () => (source ? source.changed() : isRunning && void load()),
    wake: () => (source ? source.wake() : isRunning && void load()),
  }
}
