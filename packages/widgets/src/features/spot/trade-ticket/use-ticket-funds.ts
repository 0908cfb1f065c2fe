import { useMemo } from 'react'
import { useLevels } from '../../../shared/data/use-levels.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useSpotAccount } from '../../../shared/data/use-spot-account.ts'
import type { Funds } from './funds.ts'

export type TicketFunds = {
  /** Null while signed out or not yet known. */
  funds: Funds | null
  /** The fee rates, the member's own or those of a newcomer; null while not known. */
  rates: Pick<Funds, 'maker' | 'taker'> | null
  isLoading: boolean
}

/** What the member can spend on a symbol, and at which fees. */
export function useTicketFunds(symbol: string): TicketFunds {
  const { signedIn } = useSession()
  const { data, loading } = useSpotAccount(symbol)
  const levels = useLevels(!signedIn)
  const first = levels.data?.list[0]
  const funds = useMemo(
    () =>
      data
        ? { base: data.base.available, quote: data.quote.available, maker: data.maker, taker: data.taker }
        : null,
    [data],
  )
  const newcomer = first ? { maker: first.spot_maker, taker: first.spot_taker } : null
  return { funds, rates: funds ?? newcomer, isLoading: loading }
}
