/** The groups of checks, in the order in which they run. */
export const groupNames = [
  'calls',
  'refusals',
  'sessions',
  'idempotency',
  'paging',
  'stream',
  'market',
] as const

export type GroupName = (typeof groupNames)[number]

/** A place where an answer differs from the contract or a rule. */
export interface Deviation {
  /** The request or the message that led to the answer, such as `POST /data/api.user/marketDepth {"symbol":"BTCUSDT"}`. */
  call?: string
  /** JSON path in the answer, such as `$.data.bids[0][1]`. */
  path?: string
  expected: string
  received: string
  /** The number of further deviations at the same place of other rows. */
  more?: number
}

/** The result of one check. */
export interface CheckResult {
  /** Stable name, such as `paging/notices.list`. */
  id: string
  group: GroupName
  /** The checked behavior as a sentence. */
  title: string
  /** The page of the documentation that states it, relative to the documentation's start page. */
  docs: string
  status: 'passed' | 'failed' | 'not checked'
  /** The reason why it was not checked. */
  reason?: string
  /** The first deviations of a failed check. */
  deviations: Deviation[]
  /** Observations that are no failure, such as fields that the contract does not know. */
  notes: string[]
}

/** The number of checks by status. */
export interface Counts {
  passed: number
  failed: number
  notChecked: number
}

/** The result of a run. */
export interface Report {
  /** Address of the checked back end. */
  base: string
  /** Version of the contract. */
  contract: string
  /** The symbol whose market data were checked; null if there was none. */
  symbol: string | null
  /** True if no check failed. Checks that were not made do not count. */
  conforms: boolean
  counts: Counts
  groups: Record<GroupName, Counts>
  results: CheckResult[]
}
