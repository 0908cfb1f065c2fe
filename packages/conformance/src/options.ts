import type { CheckResult } from './report.ts'

/** The options of a conformance run: the back end, the member's log-in, and the checks. */
export interface ConformanceOptions {
  /** Address of the back end, to which paths such as `/data/…` are appended. */
  base: string
  /**
   * Log-in of a member for the checks that need one: the account (e-mail address) with its password, or a session
   * token. With a token, account and password are not used.
   */
  account?: string
  password?: string
  token?: string
  /** The member's fund password. The check of transfers needs it; see `write`. */
  fundPassword?: string
  /** Symbol whose market data are checked. Default: the first spot symbol with the status `trading`. */
  symbol?: string
  /**
   * Address of the stream. Without this option, the stream at the path `/ws` below `base` is checked if it exists; a back
   * end may have no stream.
   */
  stream?: string
  /**
   * Selects the checks to make: names of checks, names of groups, or beginnings of names such as `calls/market`.
   * Default: all checks.
   */
  only?: readonly string[]
  /**
   * True if the run may place orders far from the market, which it cancels, and make a transfer, which it
   * reverses. Default: false.
   */
  write?: boolean
  /** Maximum wait for an answer or a stream message in milliseconds. Default: 10,000. */
  timeoutMs?: number
  /** Called with the result of each check as soon as the check ends. */
  onResult?(result: CheckResult): void
}
