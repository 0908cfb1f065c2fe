import { useBalances } from '../../../shared/data/use-balances.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { BalancesSplit } from './balances-split.tsx'
import { AccountCoins, BalancesTable } from './balances-table.tsx'
import { BalancesTotal } from './balances-total.tsx'
import type { RowActions } from './use-balance-columns.tsx'
import type { WalletAccount } from './use-balance-rows.ts'
import './balances.css'

export type BalancesProps = RowActions & {
  /** Shows only the total, for the header of a page. */
  summary?: boolean
  /** Shows only the coins of this account, in rows of small height, for a tab of a trading view. */
  account?: WalletAccount
  /** Called when the log-in button is pressed, which only users who are not logged in see. */
  onSignIn?: () => void
}

/**
 * The member's assets: the total, its distribution over the accounts, and every coin. Stream events update
 * the amounts.
 */
export function Balances(props: BalancesProps) {
  const { summary, account } = props
  return (
    <Root
      name="balances"
      density={account ? 'compact' : 'comfortable'}
      data-summary={summary || undefined}
      data-account={account}
    >
      <Content {...props} />
    </Root>
  )
}

function Content({ summary, account, onSignIn, ...actions }: BalancesProps) {
  const { signedIn } = useSession()
  const { data, error, refetch, refreshing } = useBalances()
  if (!signedIn) return <SignedOut summary={summary} account={account} onSignIn={onSignIn} />
  if (error && !data) {
    const failed = <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
    return summary || account ? failed : <Panel>{failed}</Panel>
  }
  if (summary) return <BalancesTotal wallet={data} />
  if (account) return <AccountCoins wallet={data} account={account} {...actions} />
  return (
    <>
      <Panel className="bl-balances__head">
        <BalancesTotal wallet={data} />
        <BalancesSplit wallet={data} />
      </Panel>
      <Panel className="bl-balances__list">
        <BalancesTable wallet={data} {...actions} />
      </Panel>
    </>
  )
}

function SignedOut({ summary, account, onSignIn }: Pick<BalancesProps, 'summary' | 'account' | 'onSignIn'>) {
  const { t } = useText('wallet')
  const { t: shared } = useText('shared')
  const button = onSignIn && (
    <Button variant="primary" size={summary ? 'medium' : 'small'} onClick={() => onSignIn()}>
      {shared('signIn')}
    </Button>
  )
  if (summary) {
    return (
      <div className="bl-balances__visitor">
        <p>{t('balances.signedOut')}</p>
        {button}
      </div>
    )
  }
  const asked = <Empty icon={icons.wallet} title={t('balances.signedOut')} action={button} />
  return account ? asked : <Panel>{asked}</Panel>
}
