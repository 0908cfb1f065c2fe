import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { availableFor } from './stake.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

export type FuturesBalanceProps = {
  ticket: FuturesTicketState
  onTransfer: () => void
}

/** What new orders may use, and the way to more of it. */
export function FuturesBalance({ ticket, onTransfer }: FuturesBalanceProps) {
  const { t } = useText('futures')
  const { hideAmounts } = usePreferences()
  const { stake, isLoading, market, signedIn, choice } = ticket
  const words = useCoinWords(market.rules)
  const coin = market.rules.quote
  const amount =
    stake && !hideAmounts
      ? words.quote(availableFor(stake, choice.margin.mode))
      : `${stake ? '••••' : '—'} ${coin}`
  return (
    <div className="bl-ticket__line">
      <span>{t('ticket.available')}</span>
      <span className="bl-ticket__available">
        {isLoading ? <Skeleton width={90} /> : amount}
        {signedIn && (
          <button
            type="button"
            className="bl-ticket__deposit"
            aria-label={t('ticket.transfer', { coin })}
            title={t('ticket.transfer', { coin })}
            onClick={onTransfer}
          >
            <Icon name="plus" size={16} />
          </button>
        )}
      </span>
    </div>
  )
}
