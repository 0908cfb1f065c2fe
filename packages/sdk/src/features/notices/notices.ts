import type { Request } from '@bourselet/openapi'
import type { Call, CallOptions } from '../../transport/call.ts'

/** Announcements for everybody and messages to the member. */
export const notices = (call: Call) => ({
  /** Numbers of unread announcements and messages. */
  counts: (options?: CallOptions) => call('notices.counts', undefined, options),

  /** One announcement for a member; marks it read. Refuses NOT_FOUND. */
  memberDetail: (request: Request<'notices.memberDetail'>, options?: CallOptions) =>
    call('notices.memberDetail', request, options),

  /** The newest unread announcement, or null. */
  latest: (options?: CallOptions) => call('notices.latest', undefined, options),

  /** Marks one announcement or all read; answers how many are left unread. */
  markRead: (request: Request<'notices.markRead'>, options?: CallOptions) =>
    call('notices.markRead', request, options),

  /** Marks one message or all read; answers how many are left unread. */
  markMessagesRead: (request: Request<'notices.markMessagesRead'>, options?: CallOptions) =>
    call('notices.markMessagesRead', request, options),

  /** The newest message, or null. */
  latestMessage: (options?: CallOptions) => call('notices.latestMessage', undefined, options),

  /** Messages by page, newest first. */
  messages: (request: Request<'notices.messages'> = {}, options?: CallOptions) =>
    call('notices.messages', request, options),

  /** Announcements by page, newest first, open to visitors. */
  list: (request: Request<'notices.list'> = {}, options?: CallOptions) =>
    call('notices.list', request, options),

  /** One announcement, open to visitors; leaves the read mark alone. */
  detail: (request: Request<'notices.detail'>, options?: CallOptions) =>
    call('notices.detail', request, options),
})
