// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Help centre - questions, guides, videos, whitepapers, customer service.
 */
export interface HelpCalls {
  /**
   * Categories of the help centre with the titles of their guides.
   *
   * Answer: a list of GuideCategory.
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * One guide with its neighbours.
   *
   * Request:
   * - `id` Id: Number of a row.
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
   * const data = await sdk.help.guide({ id: 10001 })
   * // data: { id: 10001, cate_id: 10001, title: 'text', content_html: 'text', … }
   * ```
   */
  guide(request: Request<'help.guide'>, options?: CallOptions): Answer<'help.guide'>

  /**
   * Guides, of one category or found by a word.
   *
   * Request:
   * - `cate_id?` Id: Number of a row.
   * - `keyword?` string
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
   * Frequent questions with their answers.
   *
   * Request:
   * - `keyword?` string
   * - `cate_id?` Id: Number of a row.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
   * Links to the customer service. Called once at startup; answers an empty list rather than a refusal.
   *
   * Answer: a list of ServiceLink. An entry of the customer service.
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * What a video is about, with related videos.
   *
   * Request:
   * - `id` Id: Number of a row.
   *
   * Answer: VideoDetail.
   * - `duration` integer: Seconds.
   * - `published_at` Timestamp
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.video({ id: 10001 })
   * // data: { id: 10001, title: 'text', cover: 'https://app.example/register?code=K7M2QX', cate: 'text', … }
   * ```
   */
  video(request: Request<'help.video'>, options?: CallOptions): Answer<'help.video'>

  /**
   * What a player needs to play a video. Counts a view.
   *
   * Request:
   * - `id` Id: Number of a row.
   *
   * Answer: VideoData. Playback data of a video.
   * - `tracks` VideoTrack[]: Captions; absent if the video has none.
   * - `duration` integer: Seconds.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.help.videoData({ id: 10001 })
   * // data: { id: 10001, sources: [{…}], poster: 'https://app.example/register?code=K7M2QX', duration: 0, … }
   * ```
   */
  videoData(request: Request<'help.videoData'>, options?: CallOptions): Answer<'help.videoData'>

  /**
   * Videos, newest first.
   *
   * Request:
   * - `cate?` string
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   *
   * Answer: a page of Video.
   * - `duration` integer: Seconds.
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
   * One whitepaper.
   *
   * Request:
   * - `id` Id: Number of a row.
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
   * const data = await sdk.help.whitepaper({ id: 10001 })
   * // data: { id: 10001, title: 'text', coin: 'USDT', cover: 'https://app.example/register?code=K7M2QX', … }
   * ```
   */
  whitepaper(request: Request<'help.whitepaper'>, options?: CallOptions): Answer<'help.whitepaper'>

  /**
   * Whitepapers, newest first.
   *
   * Request:
   * - `coin?` Coin
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
