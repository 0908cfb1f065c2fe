// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Announcements for everybody and messages to one member, with read marks.
 */
export interface NoticesCalls {
  /**
   * Numbers of unread announcements and messages, for the badge.
   *
   * Answer: an object with these fields.
   * - `notice` Count: Unread announcements.
   * - `notify` Count: Unread messages.
   * - `total` Count
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * One announcement, open to visitors. Leaves the read mark alone.
   *
   * Request:
   * - `id` Id: Number of a row.
   *
   * Answer: Notice. An announcement.
   * - `popup` boolean: Shown in a dialog after log-in.
   * - `published_at` Timestamp
   * - `read` boolean: Answers to members only.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.detail({ id: 10001 })
   * // data: { id: 10001, cate: 'system', title: 'text', summary: 'text', … }
   * ```
   */
  detail(request: Request<'notices.detail'>, options?: CallOptions): Answer<'notices.detail'>

  /**
   * The newest unread announcement, pop-ups first, for the dialog after log-in; null when there is none.
   *
   * Answer: Notice or null.
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * The newest message to the member; null when there is none.
   *
   * Answer: Notify or null.
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * The announcement centre by page, newest first, open to visitors.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `cate?` NoticeCate
   *
   * Answer: a page of Notice. An announcement.
   * - `popup` boolean: Shown in a dialog after log-in.
   * - `published_at` Timestamp
   * - `read` boolean: Answers to members only.
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
   * Marks one message or all of them read and answers with the number left unread.
   *
   * Answer: UnreadCount.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done is refused with
   * `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.markMessagesRead({ id: 10001 })
   * // data: { unread: 0 }
   * ```
   */
  markMessagesRead(request: Request<'notices.markMessagesRead'>, options?: CallOptions): Answer<'notices.markMessagesRead'>

  /**
   * Marks one announcement or all of them read and answers with the number left unread.
   *
   * Answer: UnreadCount.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done is refused with
   * `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.notices.markRead({ id: 10001 })
   * // data: { unread: 0 }
   * ```
   */
  markRead(request: Request<'notices.markRead'>, options?: CallOptions): Answer<'notices.markRead'>

  /**
   * One announcement for a member; marks it read. notices.detail is the public one.
   *
   * Request:
   * - `id` Id: Number of a row.
   *
   * Answer: an object with these fields.
   * - `id` Id
   * - `cate` NoticeCate
   * - `title` Title
   * - `summary` Text
   * - `content_html` Html
   * - `cover` Url | null
   * - `popup` boolean: Shown in a dialog after log-in.
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
   * Messages to the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `unread?` boolean: true = unread ones only.
   * - `type?` NotifyType
   *
   * Answer: a page of Notify. A message to one member about an order, a deposit, a review and the like.
   * - `ref_type` string | null: Kind of the record it speaks of, for example withdrawal.
   * - `ref_no` string | null: Number of that record.
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
