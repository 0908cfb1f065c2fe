import { useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { MyBets } from './my-bets.tsx'
import type { BetColumn } from './use-bet-columns.tsx'
import './bets.css'

const columns: readonly BetColumn[] = [
  'opened',
  'kind',
  'direction',
  'amount',
  'open',
  'delivery',
  'multiple',
  'reward',
  'pnl',
  'status',
]

export type MyOptionsProps = {
  /** Limits the list to one pair. By default the list contains all pairs. */
  symbol?: string
  onSignIn?: () => void
}

/** The member's running and settled options, for the space below an option ticket. */
export function MyOptions({ symbol, onSignIn }: MyOptionsProps) {
  const { t } = useText('prediction')
  const { data } = useOptionOrders(symbol)
  const count = data?.filter((order) => order.mode === 'time').length ?? 0
  const of = symbol ? { symbol } : {}
  return (
    <Root name="my-options" density="compact" className="bl-orders bl-bets">
      <Tabs
        label={t('orders.myOptions')}
        value="mine"
        onValueChange={() => {}}
        tabs={[
          {
            value: 'mine',
            label: t('orders.myOptions'),
            ...(count > 0 ? { count } : {}),
            content: <MyBets {...of} mode="time" columns={columns} onSignIn={onSignIn} />,
          },
        ]}
      />
    </Root>
  )
}
