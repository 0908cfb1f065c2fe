import { useMemberCall } from '../../shared/data/use-member-call.ts'

/** Returns the member's numbers of unread announcements and messages, which follow the stream. */
export const useNoticeCounts = () =>
  useMemberCall(
    ['notices.counts'],
    (sdk, options) => sdk.notices.counts(options),
    (counts, event) => (event.kind === 'notify' ? 'outdated' : counts),
  )
