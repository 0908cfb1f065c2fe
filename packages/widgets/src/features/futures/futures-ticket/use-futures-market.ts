import { useMemo } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useMark } from '../../../shared/data/use-mark.ts'
import { type TicketMarket, useTicketMarket } from '../../../shared/ticket/use-ticket-market.ts'

/** Returns rules, margin brackets, prices and book of a contract for a ticket. */
export function useFuturesMarket(symbol: string) {
  const { market, ...state } = useTicketMarket(symbol, 'futures')
  const { contractOf, rulesOf } = useContracts()
  const mark = useMark(symbol)?.mark_price ?? null
  const tiers = rulesOf(symbol)?.tiers
  const known = useMemo(() => market && tiers && { ...market, mark, tiers }, [market, mark, tiers])
  return {
    ...(state satisfies Omit<TicketMarket, 'market'>),
    /** The market of the contract; undefined until its rules are known. */
    market: known,
    maxLeverage: contractOf(symbol)?.max_leverage ?? tiers?.[0]?.max_leverage ?? 1,
  }
}
