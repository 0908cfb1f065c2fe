import { useIntent } from '../../shared/intent/use-intent.ts'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'

type Marked = { id: number } | { all: true }

/**
 * Returns an action that marks announcements, messages or both as read. Then it loads the unread counts, the list
 * of messages and the newest unread announcement again.
 */
export function useMarkRead(of: 'notice' | 'notify' | 'both') {
  const { page } = useBourselet()
  const readAgain = (name: string) => void page.queryClient.invalidateQueries({ queryKey: [name] })
  return useIntent({
    async send(sdk, what: Marked) {
      if (of !== 'notify') await sdk.notices.markRead(what)
      if (of !== 'notice') await sdk.notices.markMessagesRead(what)
    },
    invalidates: [['notices.counts']],
    onDone() {
      if (of !== 'notice') readAgain('notices.messages')
      if (of !== 'notify') readAgain('notices.latest')
    },
  })
}
