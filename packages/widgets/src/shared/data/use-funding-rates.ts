import type { Schema } from '@bourselet/sdk'
import { type Call, useCall } from './use-call.ts'

export type FundingRate = Schema<'FundingRate'>

/** Number of funding rates in thirty days, with three payments a day. */
const PERIODS = 90
const REFETCH_MS = 60_000

/** Returns the past funding rates of a contract, newest first. */
export function useFundingRates(symbol: string): Call<FundingRate[]> {
  return useCall(
    ['market.history', 'funding', symbol],
    async (sdk, options) => {
      const request = { product: 'futures', symbol, type: 'funding', limit: PERIODS } as const
      const { list } = (await sdk.market.history(request, options)) as Schema<'FundingHistory'>
      return list
    },
    { refetchMs: REFETCH_MS, keepPrevious: true },
  )
}
