import { useBalances } from '../../../shared/data/use-balances.ts'
import { useLogin } from '../../../shared/data/use-login.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { RecentChanges } from '../account-changes/recent-changes.tsx'
import { BalancesSplit } from '../balances/balances-split.tsx'
import { BalancesTable } from '../balances/balances-table.tsx'
import { BalancesTotal } from '../balances/balances-total.tsx'
import type { RowActions } from '../balances/use-balance-columns.tsx'
import { Allocation } from './allocation.tsx'
import { DayResult } from './day-result.tsx'
import { TotalHistory } from './total-history.tsx'
import './wallet-overview.css'

export type WalletOverviewProps = RowActions & {
  /** Called to open the page that lists all balance changes. Without this callback the button for it is not shown. */
  onAllChanges?: () => void
  /** Called when the log-in button is pressed, which only users who are not logged in see. */
  onSignIn?: () => void
}

/**
 * The member's assets: the total value with its history, the allocation, every coin, and the latest balance
 * changes.
 */
export function WalletOverview(props: WalletOverviewProps) {
  return (
    <Root name="wallet">
      <Content {...props} />
    </Root>
  )
}

function Content({ onAllChanges, onSignIn, ...actions }: WalletOverviewProps) {
  const { t } = useText('wallet')
  const { signedIn } = useSession()
  const login = useLogin()
  const { data, error, refetch, refreshing } = useBalances()
  if (!signedIn) {
    return (
      <Panel>
        <SignedOut title={t('balances.signedOut')} onSignIn={onSignIn} />
      </Panel>
    )
  }
  if (error && !data) {
    return (
      <Panel>
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      </Panel>
    )
  }
  return (
    <div className="bl-wallet__grid">
      <Panel className="bl-wallet__head">
        <div className="bl-wallet__sum">
          <BalancesTotal wallet={data} />
          <DayResult wallet={data} />
          <BalancesSplit wallet={data} />
        </div>
        <TotalHistory wallet={data} />
      </Panel>
      <Allocation wallet={data} />
      <Panel className="bl-wallet__coins bl-balances__list">
        <BalancesTable wallet={data} {...actions} />
      </Panel>
      <RecentChanges key={login} onAll={onAllChanges} />
    </div>
  )
}
