import { useSession, useText } from '@bourselet/widgets'
import { Holdings, OpenOrders, useOpenOrders } from '@bourselet/widgets/spot'
import { Tabs } from '@bourselet/widgets/ui'
import { useState } from 'react'

export type ChartListsProps = {
  symbol: string
  onSelect: (symbol: string) => void
  onSell: (symbol: string, quantity: string) => void
}

/**
 * Tabs with the member's open orders of one pair and all their holdings, below the chart on a phone. Holdings read many
 * orders, so they load only when their tab is selected.
 */
export function ChartLists({ symbol, onSelect, onSell }: ChartListsProps) {
  const { t } = useText('site')
  const { signedIn } = useSession()
  const [view, setView] = useState<'open' | 'holdings'>('open')
  const { data: open } = useOpenOrders(symbol)
  if (!signedIn) return null
  return (
    <section className="mb-terminal__list">
      <Tabs
        label={t('terminal.account')}
        value={view}
        onValueChange={setView}
        tabs={[
          {
            value: 'open',
            label: t('terminal.open'),
            ...(open && open.length > 0 ? { count: open.length } : {}),
            content: <OpenOrders withoutTools symbol={symbol} />,
          },
          {
            value: 'holdings',
            label: t('terminal.holdings'),
            content: <Holdings onSelect={onSelect} onSell={onSell} />,
          },
        ]}
      />
    </section>
  )
}
