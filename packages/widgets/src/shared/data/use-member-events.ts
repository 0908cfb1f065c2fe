import type { TopicData } from '@bourselet/sdk'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand/react'
import { useBourselet } from '../provider/use-bourselet.ts'

export type MemberEvent = TopicData<'member'>

/**
 * Calls `onEvent` with the member's orders, fills, balances, notices and records, unless it is null or nobody
 * is signed in. Calls `onReset` if events may be missing or there is no stream; the caller then fetches its
 * state again. Shown data is updated with `page.queryClient.setQueryData`.
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
