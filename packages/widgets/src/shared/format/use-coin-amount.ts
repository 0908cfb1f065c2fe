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
