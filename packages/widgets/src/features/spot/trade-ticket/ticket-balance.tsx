import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

type TicketBalanceProps = { ticket: TradeTicketState; onDeposit: ((coin: string) => void) | undefined }

/** What can be spent on this side, and the way to more of it. */
export function TicketBalance({ ticket, onDeposit }: TicketBalanceProps) {
  const { t } = useText('spot')
  const { hideAmounts } = usePreferences()
  const { form, funds, isLoading, market, signedIn } = ticket
  const words = useCoinWords(market.rules)
  const spent = form.draft.side === 'buy' ? 'quote' : 'base'
  const coin = market.rules[spent]
  return (
    <div className="bl-ticket__line">
      <span>{t('ticket.available')}</span>
      <span className="bl-ticket__available">
        {isLoading && <Skeleton width={90} />}
        {!isLoading &&
          (funds && !hideAmounts ? words.exact(funds[spent], spent) : `${funds ? '••••' : '—'} ${coin}`)}
        {signedIn && onDeposit && (
          <button
            type="button"
            className="bl-ticket__deposit"
            aria-label={t('ticket.deposit', { coin })}
            title={t('ticket.deposit', { coin })}
            onClick={() => onDeposit(coin)}
          >
            <Icon name="plus" size={16} />
          </button>
        )}
      </span>
    </div>
  )
}
