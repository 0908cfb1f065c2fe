import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { BalanceLine } from '../../../shared/ticket/balance-line.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

type TicketBalanceProps = { ticket: TradeTicketState; onDeposit: ((coin: string) => void) | undefined }

/** What can be spent on this side, and the way to more of it. */
export function TicketBalance({ ticket, onDeposit }: TicketBalanceProps) {
  const { t } = useText('spot')
  const { form, funds, isLoading, market, signedIn } = ticket
  const words = useCoinWords(market.rules)
  const spent = form.draft.side === 'buy' ? 'quote' : 'base'
  const coin = market.rules[spent]
  return (
    <BalanceLine
      coin={coin}
      amount={funds && words.exact(funds[spent], spent)}
      isLoading={isLoading}
      more={
        signedIn && onDeposit
          ? { label: t('ticket.deposit', { coin }), onPress: () => onDeposit(coin) }
          : undefined
      }
    />
  )
}
