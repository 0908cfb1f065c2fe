import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export type BalanceLineProps = {
  coin: string
  /** What can be used, in words; null while not known. */
  amount: ReactNode | null
  isLoading: boolean
  /** The way to more of it. */
  more?: { label: string; onPress: () => void } | undefined
}

/** What an order may use. */
export function BalanceLine({ coin, amount, isLoading, more }: BalanceLineProps) {
  const { t } = useText('orders')
  const { hideAmounts } = usePreferences()
  const shown = amount === null || hideAmounts ? `${amount === null ? '—' : '••••'} ${coin}` : amount
  return (
    <div className="bl-ticket__line">
      <span>{t('ticket.available')}</span>
      <span className="bl-ticket__available">
        {isLoading ? <Skeleton width={90} /> : shown}
        {more && (
          <button
            type="button"
            className="bl-ticket__deposit"
            aria-label={more.label}
            title={more.label}
            onClick={more.onPress}
          >
            <Icon name="plus" size={16} />
          </button>
        )}
      </span>
    </div>
  )
}
