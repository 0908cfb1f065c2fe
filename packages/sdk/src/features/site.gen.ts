// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * What the site itself shows - settings, carousel, agreement pages, image upload.
 */
export interface SiteCalls {
  /**
   * Pictures of the carousel at a place of the site, in their order.
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
   * One content page by its code, in the language of the request.
   *
   * Request:
   * - `code` PageCode: terms, rules, law, privacy, disclaimer, serve, aboutus, loan_rules, pledge_rules,
   *   ai_rules or api_doc.
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
   * Settings of the site that a client must know.
   *
   * Answer: WebSetting.
   * - `register_invite_code` InviteCode | null: Invitation code that everybody may use, in a sandbox; null
   *   otherwise.
   * - `withdraw_daily_limits` object: What a member may withdraw in a UTC day, in USDT at the index price, by
   *   their identity.
   * - `withdraw_review_hours` integer: Hours after a change of a password, contact or destination during which
   *   withdrawals are reviewed.
   * - `withdraw_address_limit` integer: Addresses that a member may save. One more refuses ADDRESS_LIMIT.
   * - `bank_withdraw_terms` object: Terms of a payout to a bank card, where it is enabled. The fee is fee_fixed
   *   + amount x fee_rate.
   * - `credit_score` object: Points that a member gains or loses, and the score that a loan without collateral
   *   needs.
   * - `convert` object: Terms of conversions and swaps.
   * - `futures_order_types` `limit` | `market` | `stop_limit` | `stop_market`[]: Beside take profit and stop
   *   loss.
   * - `spot_amend` boolean: spot.place takes the field order_no.
   * - `futures_amend` boolean: futures.place takes the field order_no.
   * - `futures_reverse` boolean: futures.place takes the field reverse.
   * - `deposit_min` Decimal
   * - `upload` object: Bounds of the pictures that members upload with site.upload.
   * - `mobile_breakpoint` integer: Pixels; this width and less is mobile.
   * - `sandbox` boolean: Paper trading; every page says so.
   * - `server_time` Timestamp
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * Uploads one image. Its bytes decide its type, not its name; kyc images are readable by their owner only.
   *
   * Request:
   * - `file` Blob: JPG or PNG of at most 5 MiB and 40 megapixels, 300 to 8192 pixels a side.
   * - `scene` `kyc` | `avatar` | `voucher`
   *
   * Answer: UploadedFile.
   * - `size` integer: Bytes.
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
