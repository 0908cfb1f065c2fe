import type { Schema } from '@bourselet/sdk'
import { add, type Decimal, div } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { useCall } from '../../../shared/data/use-call.ts'

export type FundingRate = Schema<'FundingRate'>

/** Thirty days of three payments. */
const PERIODS = 90
const REFETCH_MS = 60_000

/** The rates that were paid, newest first, and their average. */
export function useFundingRates(symbol: string) {
  const call = useCall(
    ['market.history', 'funding', symbol],
    async (sdk, options) => {
      const request = { product: 'futures', symbol, type: 'funding', limit: PERIODS } as const
      const { list } = (await sdk.market.history(request, options)) as Schema<'FundingHistory'>
      return list
    },
    { refetchMs: REFETCH_MS },
  )
  const average = useMemo(() => averageOf(call.data ?? []), [call.data])
  return { ...call, average }
}

function averageOf(rates: readonly FundingRate[]): Decimal | null {
  if (rates.length === 0) return null
  const sum = rates.reduce<Decimal>((total, { rate }) => add(total, rate), '0')
  return div(sum, String(rates.length), 8, 'HALF_UP')
}
