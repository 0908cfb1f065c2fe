const TOKENS = 10
const PER_SUCCESS = 0.1

export type RetryBudget = { take(): boolean; earn(): void }

/** A client's allowance of repeats: 10, one less a repeat, a tenth more a success. Stops retry storms. */
export function createRetryBudget(): RetryBudget {
  let tokens = TOKENS
  return {
    take() {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
    earn() {
      tokens = Math.min(TOKENS, tokens + PER_SUCCESS)
    },
  }
}
