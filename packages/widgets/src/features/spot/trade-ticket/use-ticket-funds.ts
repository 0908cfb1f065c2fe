import { useMemo } from 'react'
import { useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import type { Rules } from '../../../shared/ticket/order-market.ts'
import type { Funds } from './funds.ts'

export type TicketFunds = {
  /** Null while signed out or not yet known. */
  funds: Funds | null
  /** The member's fee rates; those of the symbol while signed out or not yet known. */
  rates: Pick<Funds, 'maker' | 'taker'>
  isLoading: boolean
}

/** Returns what the member can spend on a symbol, and the fee rates of an order. */
export function useTicketFunds({ symbol, maker_fee: maker, taker_fee: taker }: Rules): TicketFunds {
  const { data, loading } = useSpotAccount(symbol)
  const funds = useMemo(
    () =>
      data
        ? { base: data.base.available, quote: data.quote.available, maker: data.maker, taker: data.taker }
        : null,
    [data],
  )
  return { funds, rates: funds ?? { maker, taker }, isLoading: loading }
}
