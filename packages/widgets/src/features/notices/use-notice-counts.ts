import { useMemberCall } from '../../shared/data/use-member-call.ts'

/**
 * Returns the numbers of the member's unread announcements and messages. They are loaded again when the stream
 * delivers a new message.
 */
export const useNoticeCounts = () =>
  useMemberCall(
    ['notices.counts'],
    (sdk, options) => sdk.notices.counts(options),
    (counts, event) => (event.kind === 'notify' ? 'outdated' : counts),
  )
