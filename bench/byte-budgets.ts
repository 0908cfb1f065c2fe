import { sdkBudgets } from './sdk-budgets.ts'
import type { TagBytes } from './tag-bytes.ts'

export type Budget = {
  label: string
  bytes: (tags: TagBytes) => number
  /** Maximum gzip size in bytes. A larger size fails `npm run check`. */
  limit: number
  /** Desired gzip size in bytes. It has no effect on the exit code. */
  goal?: number
}

const further = (tag: string, words: string, limit: number, goal?: number): Budget => ({
  label: `each further: ${words}`,
  bytes: (tags) => tags.further(`bourselet-${tag}`),
  limit,
  ...(goal ? { goal } : {}),
})

/** Maximum number and maximum gzip bytes of the scripts that /exchange loads for a user who is not logged in. */
export const terminalBudget = { scripts: 25, bytes: 284_600 }

/** Maximum gzip bytes that custom elements add to a page, slightly above their present sizes. */
export const budgets: readonly Budget[] = [
  ...sdkBudgets.map(
    ({ label, code, limit }): Budget => ({ label, bytes: (tags) => tags.sdk.get(code)!, limit }),
  ),
  {
    label: 'first tag of a page: ticker, with its texts',
    bytes: (tags) => tags.first('bourselet-ticker'),
    limit: 30_000,
    goal: 20_000,
  },
  {
    label: 'first tag of a page: price chart, everything until its first candle',
    bytes: (tags) => tags.first('bourselet-price-chart'),
    limit: 62_000,
  },
  {
    label: 'price chart, when it is first used: the chart library',
    bytes: (tags) => tags.use('bourselet-price-chart'),
    limit: 63_000,
  },
  { label: 'first member tag of a partner’s page: its frame', bytes: (tags) => tags.framed, limit: 7_200 },
  { label: 'first member tag of an own page: trade ticket', bytes: (tags) => tags.own, limit: 82_100 },
  further('recent-trades', 'recent trades', 3_900, 3_000),
  further('depth-chart', 'depth chart', 4_600, 3_000),
  further('coin-list', 'coin list', 7_700, 3_000),
  further('order-book', 'order book', 8_000, 3_000),
  further('trade-ticket', 'trade ticket', 30_000),
  further('open-orders', 'open orders', 19_600),
  further('order-history', 'order history', 25_100),
  further('fills', 'trades of the member', 10_700),
  further('futures-panel', 'futures panel', 100_000),
  further('futures-ticket', 'futures ticket', 41_000),
  further('positions', 'positions', 18_500),
  further('futures-orders', 'futures orders', 20_400),
  further('futures-history', 'futures history', 26_300),
  further('closed-positions', 'closed positions', 19_700),
  further('prediction-rounds', 'prediction rounds', 39_600),
  further('option-ticket', 'option ticket', 34_700),
  further('option-orders', 'option orders', 24_700),
  further('option-history', 'option history', 32_700),
  further('round-history', 'round history', 34_700),
  further('convert', 'convert', 27_200),
  further('convert-records', 'convert records', 18_500),
  further('transfer', 'transfer', 19_000),
  further('deposit', 'deposit', 28_900),
  further('deposit-records', 'deposit records', 24_300),
  further('kyc', 'identity form', 23_200),
  further('kyc-status', 'identity level', 7_300),
  further('credit-score', 'credit score', 5_500),
  further('withdraw', 'withdraw', 38_400),
  further('withdraw-records', 'withdraw records', 29_800),
  further('address-book', 'address book', 28_100),
  further('loans', 'loans', 34_200),
  further('loan-orders', 'loan orders', 38_800),
  further('wealth', 'wealth', 46_600),
  further('savings', 'savings', 46_600),
  further('earn-orders', 'earn orders', 46_600),
  further('ai-plans', 'AI plans', 46_800),
  further('ai-orders', 'AI orders', 46_800),
  further('balances', 'balances', 16_100),
  further('wallet', 'wallet', 29_700),
  further('account-changes', 'account changes', 20_500),
  further('notices', 'notices', 12_200),
  further('help-center', 'help center', 14_700),
  further('help-article', 'help article', 14_700),
  further('help-contact', 'help contact', 4_100),
  further('invite', 'invite', 16_600),
  further('sign-in-calendar', 'sign in calendar', 6_600),
  further('login', 'log-in', 11_000),
  further('register', 'register', 15_100),
  further('forgot-password', 'forgot password', 13_900),
  further('security', 'security', 23_200),
]
