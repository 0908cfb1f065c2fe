// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Scope } from '../../tag.ts'

/** A writing call of a feature needs one of its scopes; with an empty list, every frame may send the call. */
export const scopesOf = new Map<string, readonly Scope[]>([
  ['account', ['account']],
  ['ai', ['funds']],
  ['convert', ['trade']],
  ['deposit', ['funds']],
  ['futures', ['trade']],
  ['invite', ['account']],
  ['kyc', ['account']],
  ['loans', ['funds']],
  ['notices', []],
  ['prediction', ['trade']],
  ['savings', ['funds']],
  ['session', []],
  ['site', ['funds', 'account']],
  ['spot', ['trade']],
  ['wealth', ['funds']],
  ['withdraw', ['funds']],
])
