import type { Decimal } from '@bourselet/sdk/money'
import { useSymbols } from '../data/use-symbols.ts'
import { coinPlaces } from './coin-places.ts'
import { type CoinFormat, type CoinRounding, formatCoin, roundCoin } from './format-coin.ts'
import { useFormat } from './use-format.ts'

/** Returns a function that formats an amount with the decimals of its coin, without the name of the coin. */
export function useCoinAmount(): (value: Decimal, coin: string, options?: CoinFormat) => string {
  const { locale } = useFormat()
  const { data: markets } = useSymbols()
  return (value, coin, options) => formatCoin(locale, value, coinPlaces(coin, markets), options)
}

/** Returns a function that rounds an amount to the decimals of its coin. */
export function useCoinRounding(): (value: Decimal, coin: string, rounding?: CoinRounding) => Decimal {
  const { data: markets } = useSymbols()
  return (value, coin, rounding) => roundCoin(value, coinPlaces(coin, markets), rounding)
}

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
