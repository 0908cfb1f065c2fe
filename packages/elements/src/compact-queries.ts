// This file replaces the library TanStack Query in the tags (custom elements), as set up in renderer.ts. The library
// would be a quarter of the bytes of the first tag of a page. This file contains only the part that the widgets use,
// with the same behavior. The package @bourselet/widgets uses the library, so the tests of the hook `useCall` run with
// this file and with the library.
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Meta, Query, QueryClient, QueryKey, Read } from './compact-query-cache.ts'

export { useMutation } from './compact-mutation.ts'
export { hashKey, QueryClient } from './compact-query-cache.ts'

type QueryOptions = {
  queryKey: QueryKey
  queryFn: Read
  enabled: boolean
  meta: Meta
  refetchInterval: number | (() => number | false)
  staleTime?: number
  placeholderData?: (previous: unknown) => unknown
}

export function useQuery(options: QueryOptions, client: QueryClient) {
  const { queryKey, queryFn, enabled, meta, refetchInterval, placeholderData } = options
  const query = client.query(queryKey)
  query.read = queryFn
  query.meta = meta
  const latest = useRef({ enabled, staleTime: 0 })
  latest.current = { enabled, staleTime: options.staleTime ?? client.staleTime }
  /**
   * The query whose data this component has already checked, and requested if they were outdated. Null before this
   * check.
   */
  const started = useRef<Query | null>(null)
  const isStarting = enabled && started.current !== query && query.isStale(latest.current.staleTime)

  const subscribe = useCallback(
    (notify: () => void) =>
      query.observe({
        notify,
        isEnabled: () => latest.current.enabled,
        staleTime: () => latest.current.staleTime,
      }),
    [query],
  )
  const state = useSyncExternalStore(subscribe, () => query.state)
  const { data, error, fetchStatus } = state
  useEffect(() => {
    if (!enabled) return
    started.current = query
    if (query.isStale(latest.current.staleTime)) void query.fetch()
    return () => {
      started.current = null
    }
  }, [query, enabled])

  const interval = typeof refetchInterval === 'number' ? refetchInterval : refetchInterval()
  // The effect depends on `state`, so the interval starts again after each change of the query. Several components may
  // poll the same query. The request of the first component then restarts the intervals of the others. The number of
  // requests therefore does not grow with the number of components.
  useEffect(() => {
    if (!enabled || !interval) return
    const timer = setInterval(() => {
      if (!document.hidden) void query.fetch()
    }, interval)
    return () => clearInterval(timer)
  }, [query, enabled, interval, state])

  const answered = useRef<Query | null>(null)
  useEffect(() => {
    if (data !== undefined) answered.current = query
  }, [query, data])
  const isFailed = error !== null && !isStarting
  const shown =
    data === undefined && !isFailed && placeholderData ? placeholderData(answered.current?.state.data) : data
  const isFetching = isStarting || fetchStatus === 'fetching'
  return {
    data: shown,
    error: isStarting && data === undefined ? null : error,
    isFetching,
    isLoading: isFetching && shown === undefined && !isFailed,
    refetch: useCallback(() => query.fetch(true), [query]),
  }
}
