import { hashKey } from '@tanstack/react-query'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { readAgain } from './read-again.ts'
import { type Call, type CallOptions, useCall } from './use-call.ts'
import { type MemberEvent, useMemberEvents } from './use-member-events.ts'
import { useOutdatedAnswer } from './use-outdated-answer.ts'

/** The events that have arrived during the last read of a query. */
const duringRead = new WeakMap<object, Set<MemberEvent>>()

/**
 * Returns the answer of a call about the member, and updates the answer with stream events. `patch` receives an event
 * and returns the changed answer, the same answer, or 'outdated' to load it again. If nobody is signed in, there is no
 * data and `loading` is false. While `enabled` is false, nothing is loaded. When `enabled` becomes true, the answer is
 * loaded, also if an older answer is cached.
 */
export function useMemberCall<T>(
  key: readonly unknown[],
  call: (sdk: BourseletClient, options: { signal: AbortSignal }) => Promise<T>,
  patch: (data: T, event: MemberEvent) => T | 'outdated',
  options: CallOptions = {},
): Call<T> {
  const { page } = useBourselet()
  const queryOf = () => page.queryClient.getQueryCache().get(hashKey(key))
  const read: typeof call = async (sdk, asked) => {
    const events = new Set<MemberEvent>()
    const query = queryOf()
    if (query) duringRead.set(query, events)
    let data: T = await call(sdk, asked)
    // `events` contains the events that arrived during the read. The server may have read the data before the changes
    // of these events were stored, so the events are applied to the answer.
    for (const event of events) {
      const after = patch(data, event)
      if (after !== 'outdated') data = after
    }
    return data
  }
  const answer = useCall(key, read, { ...options, member: true })
  const isOn = options.enabled !== false
  const again = () => readAgain(page, key)
  const update = (event: MemberEvent) => {
    const query = queryOf()
    const before = query?.state.data as T | undefined
    const after = before === undefined ? undefined : patch(before, event)
    const isReading = query?.state.fetchStatus === 'fetching'
    // The answer of a running read may be older than the event. For example, it may still contain an order that the
    // event ends, even if the current data does not contain this order. So the event is also applied to the answer of
    // the running read.
    if (isReading) duringRead.get(query)?.add(event)
    if (after === before && before !== undefined) return
    // During a read of several pages, some pages may be read before the event and some after it. If a row moves to
    // another page between these reads, it can be missing in all pages. So the list is read once more.
    if (isReading) again()
    if (after === 'outdated') again()
    else if (after !== undefined) page.queryClient.setQueryData<T>(key, after)
  }
  useMemberEvents(isOn ? update : null, again)
  useOutdatedAnswer(key, isOn)
  return answer
}
