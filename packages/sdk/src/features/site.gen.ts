// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Data of the site: settings, carousel, agreement pages and image upload.
 */
export interface SiteCalls {
  /**
   * Returns the pictures of the carousel at a place of the site, in their order.
   *
   * Request:
   * - `position?` `home` | `mbhome` | `ai` | `option`: Default `home`.
   *
   * Answer: a list of Slide.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.site.carousel()
   * // data: [{ id: 10001, title: 'text', image: 'https://app.example/register?code=K7M2QX', link: 'https://app.example/register?code=K7M2QX', … }]
   * ```
   */
  carousel(request?: Request<'site.carousel'>, options?: CallOptions): Answer<'site.carousel'>

  /**
   * Returns one content page by its code, in the language of the request.
   *
   * Request:
   * - `code` PageCode: Code of a content page: terms, rules, law, privacy, disclaimer, serve, aboutus,
   *   loan_rules, pledge_rules, ai_rules or api_doc.
   *
   * Answer: ContentPage.
   * - `updated_at` Timestamp
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.site.page({ code: 'terms' })
   * // data: { code: 'terms', title: 'text', content_html: 'text', updated_at: 1767225600000 }
   * ```
   */
  page(request: Request<'site.page'>, options?: CallOptions): Answer<'site.page'>

  /**
   * Returns the settings of the site that a client needs.
   *
   * Answer: WebSetting.
   * - `register_invite_code` InviteCode | null: In a sandbox, an invitation code that everybody may use;
   *   otherwise null.
   * - `withdraw_daily_limits` object: Maximum value of withdrawals in a UTC day, in USDT at the index price, by
   *   the member's level of verification.
   * - `withdraw_review_hours` integer: Time in hours after a change of a password, contact or destination during
   *   which withdrawals are reviewed.
   * - `withdraw_address_limit` integer: Maximum number of addresses that a member may save. A further one is
   *   refused with ADDRESS_LIMIT.
   * - `bank_withdraw_terms` object: Terms of a payout to a bank card, if the operator offers it. The fee is
   *   fee_fixed + amount x fee_rate.
   * - `credit_score` object: Points by which the credit score changes, and the score that a loan without
   *   collateral requires.
   * - `convert` object: Terms of conversions and swaps.
   * - `futures_order_types` `limit` | `market` | `stop_limit` | `stop_market`[]: Order types that the operator
   *   offers in addition to take profit and stop loss.
   * - `spot_amend` boolean: True if spot.place accepts order_no, which amends an order.
   * - `futures_amend` boolean: True if futures.place accepts order_no, which amends an order.
   * - `futures_reverse` boolean: True if futures.place accepts `reverse`.
   * - `deposit_min` Decimal
   * - `upload` object: Limits of the pictures that members upload with site.upload.
   * - `mobile_breakpoint` integer: Maximum window width in pixels for the mobile layout.
   * - `sandbox` boolean: True for paper trading. Every page of the site states it.
   * - `server_time` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.site.settings()
   * // data: { site_name: 'text', logo: 'https://app.example/register?code=K7M2QX', languages: ['en'], default_lang: 'en', … }
   * ```
   */
  settings(options?: CallOptions): Answer<'site.settings'>

  /**
   * Uploads one image. Its type is determined by its bytes, not by its name. Images of the scene kyc can be read
   * by their owner only.
   *
   * Request:
   * - `file` Blob: JPG or PNG of at most 5 MiB and 40 megapixels, 300 to 8192 pixels a side.
   * - `scene` `kyc` | `avatar` | `voucher`
   *
   * Answer: UploadedFile.
   * - `size` integer: Size in bytes.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, FILE_TYPE, FILE_TOO_LARGE, FILE_BROKEN
   *
   * Log-in: required. Fund password: none. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.site.upload({ file: file, scene: 'kyc' })
   * // data: { url: '/files/5f2c9a.jpg', key: 'text', size: 1, mime: 'image/jpeg', … }
   * ```
   */
  upload(request: Request<'site.upload'>, options?: CallOptions): Answer<'site.upload'>
}
