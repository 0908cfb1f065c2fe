import { useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { BetTable } from './bet-table.tsx'
import type { BetColumn } from './use-bet-columns.tsx'

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
  /** Only this pair. Without it: all. */
  symbol?: string
  /** Only options with a fixed time, or only bets in rounds. Without it: both. */
  mode?: 'time' | 'round'
  onSignIn?: () => void
}

/** The member's running options and bets, with what is left of each and where it stands. */
export function OptionOrders({ symbol, mode, onSignIn }: OptionOrdersProps) {
  const { t, ready } = useText('prediction')
  const { signedIn } = useSession()
  const { data, error, refetch } = useOptionOrders(symbol)
  const rows = data?.filter((order) => (mode === 'time' || mode === 'round' ? order.mode === mode : true))
  return (
    <Root name="option-orders" density="compact" className="bl-orders bl-bets">
      {ready && !signedIn && <SignedOut title={t('orders.signedOut')} onSignIn={onSignIn} />}
      {signedIn && error && !data && <ErrorState error={error} onRetry={refetch} />}
      {signedIn && !(error && !data) && (
        <BetTable
          caption={t('orders.running')}
          mode={mode}
          columns={columns}
          rows={ready ? rows : undefined}
          empty={<Empty icon="clock" title={t('orders.noRunning')} text={t('orders.noRunningText')} />}
        />
      )}
    </Root>
  )
}
