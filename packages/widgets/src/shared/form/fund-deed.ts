import type { ReactNode } from 'react'

/** A deed that needs the fund password. */
export type FundDeed<T> = {
  /** The request without the password: what is sent again after an unknown outcome is the same by it. */
  request: object
  /** Sends it with the six digits, under the number of the intent. */
  send: (tradePassword: string, options: { idempotencyKey: string }) => Promise<T>
  /** Names the deal: "Withdraw 800.00 USDT". */
  button: string
  title?: string
  /** What is about to happen, once more and whole. */
  summary?: ReactNode
}

export type FundPasswordWays = {
  /** Opens where the fund password is reset by a code. */
  onForgotFundPassword?: (() => void) | undefined
  /** Opens where the first one is set. */
  onSetFundPassword?: (() => void) | undefined
}
