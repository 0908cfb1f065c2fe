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
  /**
   * The request or the stream message to which the deviation refers, such as `POST /data/api.user/marketDepth
   * {"symbol":"BTCUSDT"}`.
   */
  call?: string
  /** JSON path in the answer, such as `$.data.bids[0][1]`. */
  path?: string
  expected: string
  received: string
  /** Number of other rows with a deviation at the same place. */
  more?: number
}

/** The result of one check. */
export interface CheckResult {
  /** Stable name of the check, such as `paging/notices.list`. */
  id: string
  group: GroupName
  /** The checked rule as a sentence. */
  title: string
  /** The page of the documentation that states the rule, relative to the documentation's start page. */
  docs: string
  status: 'passed' | 'failed' | 'not checked'
  /** The reason why the check was not made. */
  reason?: string
  /** The first deviations, if the check failed. */
  deviations: Deviation[]
  /** Observations that are no deviations, such as fields that the contract does not contain. */
  notes: string[]
}

/** Numbers of checks by their status. */
export interface Counts {
  passed: number
  failed: number
  notChecked: number
}

/** The report of a conformance run. */
export interface Report {
  /** Address of the checked back end. */
  base: string
  /** Version of the contract that was checked. */
  contract: string
  /** The symbol whose market data were checked; null if there was none. */
  symbol: string | null
  /** True if no check failed. Checks that were not made have no influence. */
  conforms: boolean
  counts: Counts
  groups: Record<GroupName, Counts>
  results: CheckResult[]
}
