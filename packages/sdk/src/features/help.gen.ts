// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * The help center: questions, guides, videos, whitepapers and customer service.
 */
export interface HelpCalls {
  /**
   * Returns the categories of the help center with the titles of their guides.
   *
   * Answer: a list of GuideCategory.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.categories()
   * // data: [{ id: 10001, name: 'text', icon: 'https://app.example/register?code=K7M2QX', sort: 0, … }]
   * ```
   */
  categories(options?: CallOptions): Answer<'help.categories'>

  /**
   * Returns one guide with links to the previous and the next one.
   *
   * Request:
   * - `id` Id: Number of a record.
   *
   * Answer: Guide.
   * - `updated_at` Timestamp
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.guide({ id: 1 })
   * // data: { id: 10001, cate_id: 10001, title: 'text', content_html: 'text', … }
   * ```
   */
  guide(request: Request<'help.guide'>, options?: CallOptions): Answer<'help.guide'>

  /**
   * Returns the guides of one category, or those that contain a word.
   *
   * Request:
   * - `cate_id?` Id: Number of a record.
   * - `keyword?` string
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: a page of GuideSummary.
   * - `updated_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.guides()
   * // data.list[0]: { id: 10001, cate_id: 10001, title: 'text', summary: 'text', … }
   * ```
   */
  guides(request?: Request<'help.guides'>, options?: CallOptions): Answer<'help.guides'>

  /**
   * Returns frequent questions with their answers.
   *
   * Request:
   * - `keyword?` string
   * - `cate_id?` Id: Number of a record.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: a page of Question.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.questions()
   * // data.list[0]: { id: 10001, cate_id: 10001, question: 'text', answer_html: 'text', … }
   * ```
   */
  questions(request?: Request<'help.questions'>, options?: CallOptions): Answer<'help.questions'>

  /**
   * Returns the links to customer service. Clients call it once at startup; without links it returns an empty
   * list instead of a refusal.
   *
   * Answer: a list of ServiceLink. A link to customer service.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.service()
   * // data: [{ id: 10001, name: 'text', link: 'https://app.example/register?code=K7M2QX', icon: 'https://app.example/register?code=K7M2QX' }]
   * ```
   */
  service(options?: CallOptions): Answer<'help.service'>

  /**
   * Returns the description of a video, with related videos.
   *
   * Request:
   * - `id` Id: Number of a record.
   *
   * Answer: VideoDetail.
   * - `duration` integer: Length of the video in seconds.
   * - `published_at` Timestamp
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.video({ id: 1 })
   * // data: { id: 10001, title: 'text', cover: 'https://app.example/register?code=K7M2QX', cate: 'text', … }
   * ```
   */
  video(request: Request<'help.video'>, options?: CallOptions): Answer<'help.video'>

  /**
   * Returns the data that a player needs to play a video. Counts a view.
   *
   * Request:
   * - `id` Id: Number of a record.
   *
   * Answer: VideoData. Data that a player needs to play a video.
   * - `tracks` VideoTrack[]: Captions of the video; absent if it has none.
   * - `duration` integer: Length of the video in seconds.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.videoData({ id: 1 })
   * // data: { id: 10001, sources: [{…}], poster: 'https://app.example/register?code=K7M2QX', duration: 0, … }
   * ```
   */
  videoData(request: Request<'help.videoData'>, options?: CallOptions): Answer<'help.videoData'>

  /**
   * Returns the videos, newest first.
   *
   * Request:
   * - `cate?` string
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: a page of Video.
   * - `duration` integer: Length of the video in seconds.
   * - `published_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.videos()
   * // data.list[0]: { id: 10001, title: 'text', cover: 'https://app.example/register?code=K7M2QX', cate: 'text', … }
   * ```
   */
  videos(request?: Request<'help.videos'>, options?: CallOptions): Answer<'help.videos'>

  /**
   * Returns one whitepaper.
   *
   * Request:
   * - `id` Id: Number of a record.
   *
   * Answer: Whitepaper.
   * - `updated_at` Timestamp
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.whitepaper({ id: 1 })
   * // data: { id: 10001, title: 'text', coin: 'USDT', cover: 'https://app.example/register?code=K7M2QX', … }
   * ```
   */
  whitepaper(request: Request<'help.whitepaper'>, options?: CallOptions): Answer<'help.whitepaper'>

  /**
   * Returns the whitepapers, newest first.
   *
   * Request:
   * - `coin?` Coin
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: a page of WhitepaperSummary.
   * - `updated_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.whitepapers()
   * // data.list[0]: { id: 10001, title: 'text', coin: 'USDT', cover: 'https://app.example/register?code=K7M2QX', … }
   * ```
   */
  whitepapers(request?: Request<'help.whitepapers'>, options?: CallOptions): Answer<'help.whitepapers'>
}
