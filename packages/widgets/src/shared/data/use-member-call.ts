import { hashKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type Call, type CallOptions, useCall } from './use-call.ts'
import { type MemberEvent, useMemberEvents } from './use-member-events.ts'

/**
 * Returns a member read that follows the stream: `patch` applies an event to the answer, returns the answer
 * unchanged, or returns 'outdated' to read it again. Without a member: no data and not loading.
 */
export function useMemberCall<T>(
  key: readonly unknown[],
  call: (sdk: BourseletClient, options: { signal: AbortSignal }) => Promise<T>,
  patch: (data: T, event: MemberEvent) => T | 'outdated',
  options: CallOptions = {},
): Call<T> {
  const { page } = useBourselet()
  const answer = useCall(key, call, { ...options, member: true })
  const hash = hashKey(key)
  /** Hash of the query whose first answer was outdated by an event before the answer arrived. */
  const outdated = useRef<string | null>(null)
  useMemberEvents((event) => {
    const { queryClient } = page
    const before = queryClient.getQueryData<T>(key)
    const after = before === undefined ? undefined : patch(before, event)
    if (after === before && before !== undefined) return
    if (after === 'outdated') {
      answer.refetch()
      return
    }
    // A call in progress may have read the state before this event, and its answer would undo the event. The
    // first call of a key cannot be replaced, so the read is repeated after its answer.
    if (queryClient.isFetching({ queryKey: key, exact: true }) > 0) {
      if (before === undefined) outdated.current = hash
      else answer.refetch()
    }
    if (after !== undefined) queryClient.setQueryData<T>(key, after)
  }, answer.refetch)

  const { data, refetch } = answer
  useEffect(() => {
    if (data === undefined || outdated.current !== hash) return
    // While another key loads, `data` still contains the answer of the previous key.
    if (page.queryClient.getQueryCache().get(hash)?.state.data === undefined) return
    outdated.current = null
    refetch()
  }, [page, hash, data, refetch])

  useEffect(() => {
    const answers = page.queryClient.getQueryCache()
    // Without readers nothing updates the cached answer, so the next reader must read again. The check waits
    // a moment, because StrictMode unsubscribes and subscribes again at once.
    return () =>
      queueMicrotask(() => {
        const left = answers.get(hash)
        if (left?.getObserversCount() === 0) left.invalidate()
      })
  }, [page, hash])
  return answer
}
