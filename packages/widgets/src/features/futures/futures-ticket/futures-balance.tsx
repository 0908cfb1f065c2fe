import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { BalanceLine } from '../../../shared/ticket/balance-line.tsx'
import { availableFor } from './stake.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

export type FuturesBalanceProps = {
  ticket: FuturesTicketState
  onTransfer: () => void
}

/** What new orders may use, and the way to more of it. */
export function FuturesBalance({ ticket, onTransfer }: FuturesBalanceProps) {
  const { t } = useText('futures')
  const { stake, isLoading, market, signedIn, choice } = ticket
  const words = useCoinWords(market.rules)
  const coin = market.rules.quote
  return (
    <BalanceLine
      coin={coin}
      amount={stake && words.quote(availableFor(stake, choice.margin.mode))}
      isLoading={isLoading}
      more={signedIn ? { label: t('ticket.transfer', { coin }), onPress: onTransfer } : undefined}
    />
  )
}
