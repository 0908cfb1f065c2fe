// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Identity verification of a member, and the actions that require it.
 */
export interface KycCalls {
  /**
   * Checks that the member's verification level allows an action, and that an ID number may be submitted. A
   * number that another member uses is refused only when it is submitted. Changes nothing.
   *
   * Request:
   * - `action?` KycAction: An action for which the operator can require a verified identity.
   * - `id_number?` IdNumber: Number of an identity document.
   * - `country?` CountryInput: Country that issued the document.
   *
   * Answer: an object with these fields.
   * - `passed` boolean: True if the level is sufficient for the action, or if the request has no action.
   * - `required_level` KycLevel
   * - `level` KycLevel
   * - `status` KycStatus
   * - `id_number_free` boolean | null: True if the id_number of the request may be submitted; null without an
   *   id_number. Does not reveal that another member uses it.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.kyc.check()
   * // data: { passed: true, required_level: 0, level: 0, status: 'none', … }
   * ```
   */
  check(request?: Request<'kyc.check'>, options?: CallOptions): Answer<'kyc.check'>

  /**
   * Returns the last submission of the member with masked name and number; null if there is none.
   *
   * Answer: Kyc or null.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.kyc.info()
   * // data: { real_name: 'J*** D**', id_type: 'id_card', id_number: '12******89', country: 'GB', … }
   * ```
   */
  info(options?: CallOptions): Answer<'kyc.info'>

  /**
   * Returns a summary of the member's verification status, for badges and for checks before a feature. kyc.info
   * returns the submitted data.
   *
   * Answer: an object with these fields.
   * - `status` KycStatus
   * - `level` KycLevel
   * - `reject_reason` string | null
   * - `submitted_at` Timestamp | null
   * - `reviewed_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.kyc.status()
   * // data: { status: 'none', level: 0, reject_reason: 'text', submitted_at: 1767225600000, … }
   * ```
   */
  status(options?: CallOptions): Answer<'kyc.status'>

  /**
   * Submits identity data for review, or submits it again after a rejection. The photos are first uploaded with
   * site.upload (scene kyc); the request contains their addresses. Allowed only while the status is none or
   * rejected.
   *
   * Request:
   * - `real_name` string: Letters of any script, space, full stop, apostrophe, hyphen.
   * - `id_type` IdType
   * - `id_number` IdNumber: Number of an identity document.
   * - `country` CountryInput: Country code in a request, one of the officially assigned codes of ISO 3166-1
   *   alpha-2.
   * - `id_front` FileUrl: Address of a file that the member uploaded with site.upload.
   * - `id_back?` FileUrl: Address of the photo of the back side. Required for id_card and driver_license, not
   *   used for passport.
   *
   * Answer: Kyc. The last submission of identity data. Name and number are masked in every answer.
   * - `real_name` string: Masked name: the first letter of each word remains, and each further letter is an
   *   asterisk.
   * - `id_number` string: Masked number: the first two and the last two characters remain.
   * - `id_front` FileUrl | null: Photo of the front of the document; null once it is deleted after a rejection.
   * - `id_back` FileUrl | null: Photo of the back of the document; null for a passport, and once it is deleted
   *   after a rejection.
   * - `reject_reason` string | null: The reason of the reviewer for a rejection, in the language of the request.
   * - `submitted_at` Timestamp
   * - `reviewed_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, KYC_PENDING, KYC_ALREADY_VERIFIED,
   * ID_NUMBER_USED, FILE_NOT_OWNED
   *
   * Log-in: required. Fund password: none. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.kyc.submit({ real_name: 'Ann Other', id_type: 'passport', id_number: 'AB123456', country: 'GB', id_front: '/files/5f2c9a.jpg' })
   * // data: { real_name: 'J*** D**', id_type: 'id_card', id_number: '12******89', country: 'GB', … }
   * ```
   */
  submit(request: Request<'kyc.submit'>, options?: CallOptions): Answer<'kyc.submit'>
}
