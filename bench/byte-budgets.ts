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
export const terminalBudget = { scripts: 25, bytes: 282_000 }

/** Maximum gzip bytes that custom elements add to a page, slightly above their present sizes. */
export const budgets: readonly Budget[] = [
  ...sdkBudgets.map(
    ({ label, code, limit }): Budget => ({ label, bytes: (tags) => tags.sdk.get(code)!, limit }),
  ),
  {
    label: 'first tag of a page: ticker, with its texts',
    bytes: (tags) => tags.first,
    limit: 30_000,
  },
  { label: 'first member tag of a partner’s page: its frame', bytes: (tags) => tags.framed, limit: 7_200 },
  { label: 'first member tag of an own page: trade ticket', bytes: (tags) => tags.own, limit: 81_600 },
  further('recent-trades', 'recent trades', 3_900, 3_000),
  further('depth-chart', 'depth chart', 4_510, 3_000),
  further('coin-list', 'coin list', 7_700, 3_000),
  further('order-book', 'order book', 8_000, 3_000),
  further('trade-ticket', 'trade ticket', 30_000),
  further('convert', 'convert', 27_200),
  further('transfer', 'transfer', 19_000),
  further('wealth', 'wealth', 46_600),
  further('savings', 'savings', 46_600),
  further('earn-orders', 'earn orders', 46_600),
  further('loans', 'loans', 34_200),
  further('loan-orders', 'loan orders', 38_800),
  further('ai-plans', 'AI plans', 46_800),
  further('ai-orders', 'AI orders', 46_800),
]
