import type { Decimal } from '@bourselet/sdk/money'
import { useCoinAmount } from './use-coin-amount.ts'
import { useFormat } from './use-format.ts'

/** Returns functions that format amounts with the names of their coins. */
export function useCoinTexts() {
  const format = useFormat()
  const amountOf = useCoinAmount()
  return {
    /** Formats an amount with all its decimals, at least two: "45.00 USDT". */
    exact: (value: Decimal, coin: string, signed = false) =>
      `${format.amount(value, { minDecimals: 2, signed })}\u00a0${coin}`,
    /** Formats a minimum, a price or an entered amount with all its decimals, without trailing zeros: "100 USDT". */
    entered: (value: Decimal, coin: string) => `${format.amount(value)}\u00a0${coin}`,
    /**
     * Formats a maximum with the decimals of its coin, rounded down, so that a member can enter it as it is shown.
     */
    most: (value: Decimal, coin: string) => `${amountOf(value, coin)}\u00a0${coin}`,
  }
}
