import type { ErrorName, FieldError } from '@bourselet/sdk'

/**
 * The types of all namespaces, taken from the English messages, because all languages have the same keys. To
 * add a namespace, add a row here and one file per language. The texts of refusals are in `openapi/texts`.
 */
export interface Namespaces {
  shared: typeof import('./locales/en/shared.json')
  errors: typeof import('./locales/en/errors.json') & Record<ErrorName | FieldError, string>
  site: typeof import('./locales/en/site.json')
  session: typeof import('./locales/en/session.json')
  account: typeof import('./locales/en/account.json')
  kyc: typeof import('./locales/en/kyc.json')
  photo: typeof import('./locales/en/photo.json')
  chart: typeof import('./locales/en/chart.json')
  ticker: typeof import('./locales/en/ticker.json')
  market: typeof import('./locales/en/market.json')
  records: typeof import('./locales/en/records.json')
  orders: typeof import('./locales/en/orders.json')
  terminal: typeof import('./locales/en/terminal.json')
  orderForms: typeof import('./locales/en/orderForms.json')
  layouts: typeof import('./locales/en/layouts.json')
  spot: typeof import('./locales/en/spot.json')
  holdings: typeof import('./locales/en/holdings.json')
  futures: typeof import('./locales/en/futures.json')
  calculator: typeof import('./locales/en/calculator.json')
  prediction: typeof import('./locales/en/prediction.json')
  betResults: typeof import('./locales/en/betResults.json')
  convert: typeof import('./locales/en/convert.json')
  staircase: typeof import('./locales/en/staircase.json')
  amounts: typeof import('./locales/en/amounts.json')
  wallet: typeof import('./locales/en/wallet.json')
  deposit: typeof import('./locales/en/deposit.json')
  withdraw: typeof import('./locales/en/withdraw.json')
  loans: typeof import('./locales/en/loans.json')
  earn: typeof import('./locales/en/earn.json')
  ai: typeof import('./locales/en/ai.json')
  notices: typeof import('./locales/en/notices.json')
  invite: typeof import('./locales/en/invite.json')
  help: typeof import('./locales/en/help.json')
  frame: typeof import('./locales/en/frame.json')
  gallery: typeof import('./locales/en/gallery.json')
}

export type Namespace = keyof Namespaces

type Plural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K

type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${Plural<K>}` : Paths<T[K], `${Prefix}${K}.`>
}[keyof T & string]

/** All keys of a namespace. Nested keys are joined by dots. The plural forms of a key count as one key. */
export type TextKey<N extends Namespace> = Paths<Namespaces[N]>

export type TextParams = Record<string, string | number>
