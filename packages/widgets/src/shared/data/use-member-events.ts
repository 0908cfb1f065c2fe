import type { TopicData } from '@bourselet/sdk'
import { useEffect, useRef } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useStore } from '../provider/use-store.ts'

export type MemberEvent = TopicData<'member'>

/**
 * Calls `onEvent` with the stream events of the member: orders, fills, balances, notices and records. Does
 * nothing if `onEvent` is null or nobody is signed in. If events may have been missed or there is no stream,
 * calls `onReset`, which must load the state again. Update shown data with `page.queryClient.setQueryData`.
 */
export function useMemberEvents(onEvent: ((event: MemberEvent) => void) | null, onReset?: () => void): void {
  const isListening = onEvent !== null
  const { sdk, page } = useBourselet()
  const signedIn = useStore(page.session, (session) => session.signedIn)
  const latest = useRef({ onEvent, onReset })
  useEffect(() => {
    latest.current = { onEvent, onReset }
  })
  useEffect(() => {
    if (!signedIn || !isListening) return
    return sdk.stream.subscribe('member', (event) => latest.current.onEvent?.(event.data), {
      onReset: () => latest.current.onReset?.(),
    })
  }, [sdk, signedIn, isListening])
}
