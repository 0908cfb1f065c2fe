import type { Decimal } from '@bourselet/sdk/money'
import { useSymbols } from '../data/use-symbols.ts'
import { coinPlaces } from './coin-places.ts'
import { type CoinFormat, formatCoin } from './format-coin.ts'
import { useFormat } from './use-format.ts'

/** Returns a function that formats an amount with the decimals of its coin, without the name of the coin. */
export function useCoinAmount(): (value: Decimal, coin: string, options?: CoinFormat) => string {
  const { locale } = useFormat()
  const { data: markets } = useSymbols()
  return (value, coin, options) => formatCoin(locale, value, coinPlaces(coin, markets), options)
}
