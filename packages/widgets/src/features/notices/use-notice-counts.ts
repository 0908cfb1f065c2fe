import { useMemberCall } from '../../shared/data/use-member-call.ts'

/**
 * Returns the numbers of the member's unread announcements and messages, which are updated from the stream.
 */
export const useNoticeCounts = () =>
  useMemberCall(
    ['notices.counts'],
    (sdk, options) => sdk.notices.counts(options),
    (counts, event) => (event.kind === 'notify' ? 'outdated' : counts),
  )
