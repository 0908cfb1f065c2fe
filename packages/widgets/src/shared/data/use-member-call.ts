import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type Call, type CallOptions, useCall } from './use-call.ts'
import { type MemberEvent, useMemberEvents } from './use-member-events.ts'
import { useOutdatedAnswer } from './use-outdated-answer.ts'

/**
 * Returns the answer of a call about the member, and updates the answer with stream events. `patch` receives an event
 * and returns the changed answer, the same answer, or 'outdated' to load it again. If nobody is signed in, there is no
 * data and `loading` is false. While `enabled` is false, nothing is loaded; afterwards the answer is loaded again.
 */
export function useMemberCall<T>(
  key: readonly unknown[],
  call: (sdk: BourseletClient, options: { signal: AbortSignal }) => Promise<T>,
  patch: (data: T, event: MemberEvent) => T | 'outdated',
  options: CallOptions = {},
): Call<T> {
  const { page } = useBourselet()
  const answer = useCall(key, call, { ...options, member: true })
  const isOn = options.enabled !== false
  const { refetch } = answer
  const update = (event: MemberEvent) => {
    const { queryClient } = page
    const before = queryClient.getQueryData<T>(key)
    const after = before === undefined ? undefined : patch(before, event)
    if (after === before && before !== undefined) return
    if (after === 'outdated') return refetch()
    // A call that is running may have read the state before this event. Its answer would undo the event, so the call is
    // repeated.
    if (queryClient.isFetching({ queryKey: key, exact: true }) > 0) refetch()
    if (after !== undefined) queryClient.setQueryData<T>(key, after)
  }
  useMemberEvents(isOn ? update : null, refetch)
  useOutdatedAnswer(key, isOn)
  return answer
}
