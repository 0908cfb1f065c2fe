import { useFormat } from '../../../shared/format/use-format.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The rate the order as entered would pay, in words; null while no rates are known. */
export function useTicketFee({ rates, preview, form }: TradeTicketState): string | null {
  const { rate } = useFormat()
  if (!rates) return null
  const isTaker = form.draft.type === 'market' || preview?.roles === 'taker'
  return rate(isTaker ? rates.taker : rates.maker)
}
