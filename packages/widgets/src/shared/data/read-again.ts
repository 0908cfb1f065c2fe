import { hashKey } from '@tanstack/react-query'
import type { Page } from '../provider/page.ts'

/** Delay in ms before the read. A trade publishes several events at once, and one read covers all of them. */
const SETTLE_MS = 300

/** Minimum time in ms between two reads of the same answer. */
const GAP_MS = 1_000

/** The queries that will be read again. */
const waiting = new WeakSet<object>()

/** The time at which `readAgain` last read a query. */
const readAt = new WeakMap<object, number>()

/**
 * Loads the answer of the query with this key again, because an event may have changed it. Several events within a
 * short delay cause only one request, and two requests are at least `gapMs` apart. A running request is not canceled,
 * because frequent events would cancel every request before its answer. It may have read the data before the event, so
 * another request follows it. If no component shows the answer, the answer is only marked as outdated.
 *
 * `key` must be the whole key of the query, not only its first parts. The key of a `useCall` with `member: 'optional'`
 * has an additional last part: true if somebody is signed in, otherwise false.
 */
export function readAgain(page: Page, key: readonly unknown[], gapMs = GAP_MS): void {
  const query = page.queryClient.getQueryCache().get(hashKey(key))
  if (!query || waiting.has(query)) return
  waiting.add(query)
  const nextAt = (readAt.get(query) ?? -gapMs) + gapMs
  setTimeout(
    async () => {
      while (query.state.fetchStatus === 'fetching') await query.fetch().catch(ignore)
      waiting.delete(query)
      if (!query.isActive()) return query.invalidate()
      readAt.set(query, performance.now())
      query.fetch().catch(ignore)
    },
    Math.max(SETTLE_MS, nextAt - performance.now()),
  )
}

/** Ignores the error of a read, which the hooks that show the query report. */
const ignore = () => {}
