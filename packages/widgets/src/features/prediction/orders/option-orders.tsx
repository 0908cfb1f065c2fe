import { useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RowsList } from '../../../shared/records/rows-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import type { BetColumn } from './use-bet-columns.tsx'
import { useBetView } from './use-bet-view.tsx'
import './bets.css'

const columns: readonly BetColumn[] = [
  'opened',
  'pair',
  'kind',
  'direction',
  'amount',
  'open',
  'delivery',
  'reward',
  'pnl',
  'status',
]

export type OptionOrdersProps = {
  /** Limits the list to one pair. By default the list contains all pairs. */
  symbol?: string
  /**
   * Limits the list to options with a fixed duration (`time`) or to bets in rounds (`round`). By default it
   * contains both.
   */
  mode?: 'time' | 'round'
  onSignIn?: () => void
}

/** The member's running options and bets, each with its remaining time and estimated result. */
export function OptionOrders({ symbol, mode, onSignIn }: OptionOrdersProps) {
  const { t, ready } = useText('prediction')
  const answer = useOptionOrders(symbol)
  const view = useBetView({
    caption: t('orders.running'),
    mode,
    columns,
    empty: <Empty icon={icons.clock} title={t('orders.noRunning')} text={t('orders.noRunningText')} />,
  })
  return (
    <Root name="option-orders" density="compact" className="bl-orders bl-bets">
      <RowsList
        view={view}
        answer={answer}
        // A page without TypeScript can pass any `mode`. For every value except `round` and `time`, the list shows both
        // kinds of bets.
        rows={answer.data?.filter((order) =>
          mode === 'time' || mode === 'round' ? order.mode === mode : true,
        )}
        ready={ready}
        onSignIn={onSignIn}
        skeletonRows={4}
      />
    </Root>
  )
}
