import { useBourselet } from '@bourselet/widgets'
import { useEffect, useState } from 'react'

/**
 * The reason why the page's data are out of date: no connection, no answer of the server, or maintenance
 * (HTTP 503).
 */
export type OutageReason = 'offline' | 'down' | 'maintenance'

/** Cache events that a component causes while it renders, when no other component may change its state. */
const DURING_RENDER = new Set(['added', 'observerResultsUpdated'])

/**
 * Returns why the server does not answer; null while it answers. When one failed read succeeds, or the
 * connection returns, the other failed reads are repeated at once.
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
      if (failed.length > 0 && failed.length < failures) repeat()
      failures = failed.length
      const statuses = failed.map(({ queryHash }) => (page.outages.errorOf(queryHash) as Failure).status)
      setReason((before) => {
        if (!navigator.onLine) return 'offline'
        if (statuses.includes(503)) return 'maintenance'
        if (failed.length === 0) return null
        // After several failures the SDK sends no requests for a while. During that time the banner keeps the
        // reason `maintenance` of the last answer.
        if (before === 'maintenance') return before
        // If one slow read fails while prices still arrive on the stream, the server is not down.
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
