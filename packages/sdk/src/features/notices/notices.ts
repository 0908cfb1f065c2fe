import type { Request } from '@bourselet/openapi'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

/** Announcements for everybody and messages to the member. */
export const notices = (call: Call) => ({
  /** Numbers of unread announcements and messages. */
  counts: (options?: CallOptions): Answer<'notices.counts'> => call('notices.counts', undefined, options),

  /** One announcement for a member; marks it read. Refuses NOT_FOUND. */
  memberDetail: (
    request: Request<'notices.memberDetail'>,
    options?: CallOptions,
  ): Answer<'notices.memberDetail'> => call('notices.memberDetail', request, options),

  /** The newest unread announcement, or null. */
  latest: (options?: CallOptions): Answer<'notices.latest'> => call('notices.latest', undefined, options),

  /** Marks one announcement or all read; answers how many are left unread. */
  markRead: (request: Request<'notices.markRead'>, options?: CallOptions): Answer<'notices.markRead'> =>
    call('notices.markRead', request, options),

  /** Marks one message or all read; answers how many are left unread. */
  markMessagesRead: (
    request: Request<'notices.markMessagesRead'>,
    options?: CallOptions,
  ): Answer<'notices.markMessagesRead'> => call('notices.markMessagesRead', request, options),

  /** The newest message, or null. */
  latestMessage: (options?: CallOptions): Answer<'notices.latestMessage'> =>
    call('notices.latestMessage', undefined, options),

  /** Messages by page, newest first. */
  messages: (request: Request<'notices.messages'> = {}, options?: CallOptions): Answer<'notices.messages'> =>
    call('notices.messages', request, options),

  /** Announcements by page, newest first, open to visitors. */
  list: (request: Request<'notices.list'> = {}, options?: CallOptions): Answer<'notices.list'> =>
    call('notices.list', request, options),

  /** One announcement, open to visitors; leaves the read mark alone. */
  detail: (request: Request<'notices.detail'>, options?: CallOptions): Answer<'notices.detail'> =>
    call('notices.detail', request, options),
})
