// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Identity verification of a member, and which actions wait for it.
 */
export interface KycCalls {
  /**
   * Asks whether an action is open to the member at the present verification level, and whether an ID number may
   * be submitted. Whether another member uses the number shows only when it is submitted. Changes nothing.
   *
   * Request:
   * - `action?` `withdraw` | `loan` | `futures` | `option` | `invest`
   * - `id_number?` IdNumber: Number of an identity document.
   * - `country?` CountryInput: Of the document.
   *
   * Answer: an object with these fields.
   * - `passed` boolean: true when the level suffices for the action; true without an action.
   * - `required_level` KycLevel
   * - `level` KycLevel
   * - `status` KycStatus
   * - `id_number_free` boolean | null: true when an id_number was sent that may be submitted, else null. Does
   *   not tell whether another member uses it.
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
   * The last submission of the member with masked name and number; null when nothing was ever submitted.
   *
   * Answer: Kyc or null.
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * Verification status of the member in short, for badges and for the gate in front of a feature. Use kyc.info
   * for the submitted data.
   *
   * Answer: an object with these fields.
   * - `status` KycStatus
   * - `level` KycLevel
   * - `reject_reason` string | null
   * - `submitted_at` Timestamp | null
   * - `reviewed_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
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
   * Submits identity data for review, or submits it again after a refusal. The photos are uploaded first with
   * site.upload (scene kyc) and named here by their addresses. Legal only while the status is none or rejected.
   *
   * Request:
   * - `real_name` string: Letters of any script, space, full stop, apostrophe, hyphen.
   * - `id_type` IdType
   * - `id_number` IdNumber: Number of an identity document.
   * - `country` CountryInput: A country being chosen.
   * - `id_front` FileUrl: Address of an own upload (site.upload).
   * - `id_back?` FileUrl: Required for id_card and driver_license, not used for passport.
   *
   * Answer: Kyc. The last submission of identity data. Name and number are masked in every answer.
   * - `real_name` string: First letter of each word; each further letter is an asterisk.
   * - `id_number` string: First two and last two characters, the rest masked.
   * - `id_back` FileUrl | null: null for a passport.
   * - `reject_reason` string | null: Why a reviewer refused it, in the language of the request.
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
   * const data = await sdk.kyc.submit({ real_name: 'text', id_type: 'id_card', id_number: 'AB123456', country: 'GB', id_front: '/files/5f2c9a.jpg' })
   * // data: { real_name: 'J*** D**', id_type: 'id_card', id_number: '12******89', country: 'GB', … }
   * ```
   */
  submit(request: Request<'kyc.submit'>, options?: CallOptions): Answer<'kyc.submit'>
}
