import { useBourselet } from '@bourselet/widgets'
import { useEffect, useState } from 'react'

/**
 * The reason for outdated data: `offline` is no network connection, `down` a server that does not answer,
 * `maintenance` a server that answers with HTTP 503.
 */
export type OutageReason = 'offline' | 'down' | 'maintenance'

/**
 * Events of the query cache that can occur while a component renders. They are ignored, because React does not allow
 * another component to change its state at that moment.
 */
const DURING_RENDER = new Set(['added', 'observerResultsUpdated'])

/**
 * Returns the reason why the data on the page may be outdated, such as `offline`; null while the server answers. When a
 * failed request succeeds at a retry, or when the connection returns, all other failed requests are repeated at once.
 */
export function useOutage(): OutageReason | null {
  const { sdk, page } = useBourselet()
  const [reason, setReason] = useState<OutageReason | null>(null)
  useEffect(() => {
    const cache = page.queryClient.getQueryCache()
    const isFailed = ({ queryHash }: { queryHash: string }) => page.outages.errorOf(queryHash) !== null
    const repeat = () => void page.queryClient.refetchQueries({ type: 'active', predicate: isFailed })
    let failures = 0
    const update = () => {
      const failed = cache.getAll().filter((query) => query.isActive() && isFailed(query))
      const before = failures
      // Repeating the requests changes the query cache, and each change calls this function again. The number of
      // failures is therefore stored first. Otherwise the function would repeat the requests again and again.
      failures = failed.length
      if (failed.length > 0 && failed.length < before) repeat()
      const statuses = failed.map(({ queryHash }) => (page.outages.errorOf(queryHash) as Failure).status)
      setReason((shown) => {
        if (!navigator.onLine) return 'offline'
        if (statuses.includes(503)) return 'maintenance'
        if (failed.length === 0) return null
        // An answer with status 503 means maintenance. After several failures, the SDK sends no requests for a while,
        // so no such answer arrives. During this time, the displayed reason `maintenance` does not change.
        if (shown === 'maintenance') return shown
        // If the stream still delivers prices, the server is not down, even if a request has failed.
        return sdk.stream.state.get() === 'live' ? null : 'down'
      })
    }
    const online = () => {
      repeat()
      update()
    }
    update()
    const leaveCache = cache.subscribe(({ type }) => !DURING_RENDER.has(type) && update())
    const leaveStream = sdk.stream.state.subscribe(update)
    addEventListener('online', online)
    addEventListener('offline', update)
    return () => {
      leaveCache()
      leaveStream()
      removeEventListener('online', online)
      removeEventListener('offline', update)
    }
  }, [sdk, page])
  return reason
}

type Failure = { status?: number }
