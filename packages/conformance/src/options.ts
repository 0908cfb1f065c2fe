import type { CheckResult } from './report.ts'

/** The back end to check, the member to use, and the checks to make. */
export interface ConformanceOptions {
  /** Address of the back end, in front of `/data/…`. */
  base: string
  /** Log-in of a member for the checks that need one: e-mail address and password, or a token. */
  account?: string
  password?: string
  token?: string
  /** The member's fund password, for the transfer that `write` allows. */
  fundPassword?: string
  /** Symbol whose market data are checked. Default: the first spot symbol that trades. */
  symbol?: string
  /** Address of the stream. Default: `/ws` beside `base`; then a back end without a stream conforms. */
  stream?: string
  /** The checks to make: names of groups, or beginnings of names of checks such as `calls/market`. Default: all. */
  only?: readonly string[]
  /** True allows orders far from the market, which are cancelled, and a transfer that is reversed. Default: false. */
  write?: boolean
  /** The longest wait for an answer or a message, in milliseconds. Default: 10,000. */
  timeoutMs?: number
  /** Called with each result as soon as it is known. */
  onResult?(result: CheckResult): void
}
