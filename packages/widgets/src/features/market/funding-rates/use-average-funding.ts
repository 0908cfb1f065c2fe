import { add, type Decimal, div } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { type FundingRate, useFundingRates } from '../../../shared/data/use-funding-rates.ts'

/** Returns past funding rates, newest first, and their average. */
export function useAverageFunding(symbol: string) {
  const call = useFundingRates(symbol)
  const average = useMemo(() => averageOf(call.data ?? []), [call.data])
  return { ...call, average }
}

function averageOf(rates: readonly FundingRate[]): Decimal | null {
  if (rates.length === 0) return null
  const sum = rates.reduce<Decimal>((total, { rate }) => add(total, rate), '0')
  return div(sum, String(rates.length), 8, 'HALF_UP')
}
