import { useMemberCall } from '../../../shared/data/use-member-call.ts'
import { useIntent } from '../../../shared/intent/use-intent.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'

/** Returns the member's numbers of unread announcements and messages, which follow the stream. */
export const useNoticeCounts = () =>
  useMemberCall(
    ['notices.counts'],
    (sdk, options) => sdk.notices.counts(options),
    (counts, event) => (event.kind === 'notify' ? 'outdated' : counts),
  )

type Marked = { id: number } | { all: true }

/** Marks announcements or messages as read, then reads the numbers and the messages again. */
export function useMarkRead(of: 'notice' | 'notify') {
  const { page } = useBourselet()
  return useIntent({
    send: (sdk, what: Marked) =>
      of === 'notice' ? sdk.notices.markRead(what) : sdk.notices.markMessagesRead(what),
    invalidates: [['notices.counts']],
    onDone() {
      if (of === 'notify') void page.queryClient.invalidateQueries({ queryKey: ['notices.messages'] })
    },
  })
}
