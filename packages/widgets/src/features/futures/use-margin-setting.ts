import { useMemo } from 'react'
import { useContracts } from '../../shared/data/use-contracts.ts'
import { useMark } from '../../shared/data/use-mark.ts'
import { useTicketMarket } from '../../shared/ticket/use-ticket-market.ts'
import type { Exposure, FuturesMarket, Rates } from './futures-ticket/exposure.ts'
import type { MarginChoice } from './margin-choice/use-margin-choice.ts'
import { useOrderExposure } from './use-order-exposure.ts'
import { useRates } from './use-rates.ts'

export type MarginSetting = {
  choice: MarginChoice
  /** The contract; undefined until it is loaded. */
  market: FuturesMarket | undefined
  exposure: Exposure | null
  /** The member's fee rates; null until the contract is loaded. */
  rates: Rates | null
}

/**
 * Returns the choice of margin mode and leverage of a contract, with its market, the member's position and balance, and
 * their fee rates. It is for components outside of a ticket.
 */
export function useMarginSetting(symbol: string): MarginSetting {
  const { market } = useTicketMarket(symbol, 'futures')
  const rates = useRates(market?.rules)
  const { contractOf, rulesOf } = useContracts()
  const mark = useMark(symbol)?.mark_price ?? null
  const tiers = rulesOf(symbol)?.tiers
  const known = useMemo(() => market && tiers && { ...market, mark, tiers }, [market, mark, tiers])
  const { exposure, choice } = useOrderExposure(symbol, rates, contractOf(symbol)?.max_leverage ?? 1)
  return { choice, market: known, exposure, rates }
}
