import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { FundingPayments } from './funding-payments.tsx'
import { FundingRates } from './funding-rates.tsx'

export type FundingHistoryProps = {
  /** The contract whose funding rates are shown initially. Default BTCUSDT. */
  symbol?: string
  /** Called when the symbol of a payment is pressed. */
  onSelect?: (symbol: string) => void
  onSignIn?: () => void
}

/** The funding that the member paid and received, and the public funding rates of a contract. */
export function FundingHistory({ symbol = 'BTCUSDT', onSelect, onSignIn }: FundingHistoryProps) {
  const { t, ready } = useText('futures')
  const [view, setView] = useState<'payments' | 'rates'>('payments')
  return (
    <Root name="funding-history" density="compact" className="bl-orders">
      <div className="bl-orders__tools">
        <Segment
          size="small"
          label={t('funding.label')}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'payments', label: t('funding.payments') },
            { value: 'rates', label: t('funding.rates') },
          ]}
        />
      </div>
      {view === 'rates' && <FundingRates key={symbol} symbol={symbol} isReady={ready} />}
      {view === 'payments' && <FundingPayments isReady={ready} onSelect={onSelect} onSignIn={onSignIn} />}
    </Root>
  )
}
