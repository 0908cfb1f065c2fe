/** The names of errors in exact arithmetic. */
export type MoneyErrorCode = 'AMOUNT_FORMAT' | 'DIVISION_BY_ZERO' | 'STEP'

/**
 * An error of exact arithmetic: `AMOUNT_FORMAT` for text that is not a plain decimal or has more decimals
 * than the scale, `DIVISION_BY_ZERO`, and `STEP` for a tick or step that is not above zero.
 */
export class MoneyError extends Error {
  readonly code: MoneyErrorCode

  constructor(code: MoneyErrorCode, detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'MoneyError'
    this.code = code
  }
}
