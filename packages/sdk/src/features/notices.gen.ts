// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Announcements for everybody and messages to one member, with their read state.
 */
export interface NoticesCalls {
  /**
   * Returns the numbers of unread announcements and messages, for the badge.
   *
   * Answer: an object with these fields.
   * - `notice` Count: Number of unread announcements.
   * - `notify` Count: Number of unread messages.
   * - `total` Count
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.counts()
   * // data: { notice: 0, notify: 0, total: 0 }
   * ```
   */
  counts(options?: CallOptions): Answer<'notices.counts'>

  /**
   * Returns one announcement without marking it as read. Open to visitors.
   *
   * Request:
   * - `id` Id: Number of a record.
   *
   * Answer: Notice. An announcement of the operator.
   * - `popup` boolean: True if the announcement is shown in a dialog after log-in.
   * - `published_at` Timestamp
   * - `read` boolean: True if the member has read it. Present in answers to members only.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.detail({ id: 1 })
   * // data: { id: 10001, cate: 'system', title: 'text', summary: 'text', … }
   * ```
   */
  detail(request: Request<'notices.detail'>, options?: CallOptions): Answer<'notices.detail'>

  /**
   * Returns the newest unread announcement for the dialog after log-in, pop-up announcements first; null if
   * there is none.
   *
   * Answer: Notice or null.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.latest()
   * // data: { id: 10001, cate: 'system', title: 'text', summary: 'text', … }
   * ```
   */
  latest(options?: CallOptions): Answer<'notices.latest'>

  /**
   * Returns the newest message to the member; null if there is none.
   *
   * Answer: Notify or null.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.latestMessage()
   * // data: { id: 10001, type: 'system', title: 'text', content: 'text', … }
   * ```
   */
  latestMessage(options?: CallOptions): Answer<'notices.latestMessage'>

  /**
   * Returns the announcements by page, newest first. Open to visitors.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `cate?` NoticeCate
   * - `keyword?` string: Words that the title, the summary or the text of an announcement contains, in the
   *   language of the request.
   *
   * Answer: a page of Notice. An announcement of the operator.
   * - `popup` boolean: True if the announcement is shown in a dialog after log-in.
   * - `published_at` Timestamp
   * - `read` boolean: True if the member has read it. Present in answers to members only.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.list()
   * // data.list[0]: { id: 10001, cate: 'system', title: 'text', summary: 'text', … }
   * ```
   */
  list(request?: Request<'notices.list'>, options?: CallOptions): Answer<'notices.list'>

  /**
   * Marks one message or all of them as read. Returns the number that remains unread.
   *
   * Answer: UnreadCount.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done, by this call or
   * before it, is refused with `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.markMessagesRead({ id: 1 })
   * // data: { unread: 0 }
   * ```
   */
  markMessagesRead(request: Request<'notices.markMessagesRead'>, options?: CallOptions): Answer<'notices.markMessagesRead'>

  /**
   * Marks one announcement or all of them as read. Returns the number that remains unread.
   *
   * Answer: UnreadCount.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done, by this call or
   * before it, is refused with `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.markRead({ id: 1 })
   * // data: { unread: 0 }
   * ```
   */
  markRead(request: Request<'notices.markRead'>, options?: CallOptions): Answer<'notices.markRead'>

  /**
   * Returns one announcement to a member and marks it as read. notices.detail is open to visitors.
   *
   * Request:
   * - `id` Id: Number of a record.
   *
   * Answer: an object with these fields.
   * - `id` Id
   * - `cate` NoticeCate
   * - `title` Title
   * - `summary` Text
   * - `content_html` Html
   * - `cover` Url | null
   * - `popup` boolean: True if the announcement is shown in a dialog after log-in.
   * - `published_at` Timestamp
   * - `read` `true`
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.memberDetail({ id: 10001 })
   * // data: { id: 10001, cate: 'system', title: 'text', summary: 'text', … }
   * ```
   */
  memberDetail(request: Request<'notices.memberDetail'>, options?: CallOptions): Answer<'notices.memberDetail'>

  /**
   * Returns the messages to the member by page, newest first; with an id, only that message, if the member has
   * it.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `id?` Id: Id of one message.
   * - `unread?` boolean: True to return unread messages only.
   * - `type?` NotifyType
   *
   * Answer: a page of Notify. A message to one member, for example about an order, a deposit or a review.
   * - `ref_type` string | null: Kind of the record to which the message refers, for example withdrawal.
   * - `ref_no` string | null: Number of the record to which the message refers.
   * - `created_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.messages()
   * // data.list[0]: { id: 10001, type: 'system', title: 'text', content: 'text', … }
   * ```
   */
  messages(request?: Request<'notices.messages'>, options?: CallOptions): Answer<'notices.messages'>
}
