import { useState } from 'react'
import { useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { MyBets } from './my-bets.tsx'
import { RoundResults } from './round-results.tsx'
import type { BetColumn } from './use-bet-columns.tsx'
import './bets.css'

type View = 'mine' | 'all'

const columns: readonly BetColumn[] = [
  'kind',
  'span',
  'direction',
  'amount',
  'open',
  'delivery',
  'multiple',
  'reward',
  'pnl',
  'status',
]

export type RoundHistoryProps = {
  /** Limits the list to one pair. By default the list contains all pairs. */
  symbol?: string
  onSignIn?: () => void
}

/**
 * The member's bets in rounds, running and settled, and a list of the results of all rounds with the prices
 * that decided them.
 */
export function RoundHistory({ symbol, onSignIn }: RoundHistoryProps) {
  const { t } = useText('prediction')
  const [view, setView] = useState<View>('mine')
  const { data } = useOptionOrders(symbol)
  const count = data?.filter((order) => order.mode === 'round').length ?? 0
  const of = symbol ? { symbol } : {}
  return (
    <Root name="round-history" density="compact" className="bl-orders bl-bets">
      <Tabs<View>
        label={t('orders.views')}
        value={view}
        onValueChange={setView}
        tabs={[
          {
            value: 'mine',
            label: t('orders.myRounds'),
            ...(count > 0 ? { count } : {}),
            content: <MyBets {...of} mode="round" columns={columns} onSignIn={onSignIn} />,
          },
          { value: 'all', label: t('orders.allResults'), content: <RoundResults {...of} /> },
        ]}
      />
    </Root>
  )
}
