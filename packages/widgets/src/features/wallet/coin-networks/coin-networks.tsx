import { useBalances } from '../../../shared/data/use-balances.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { feeText } from '../../../shared/funds/fee-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import type { RowActions } from '../balances/use-balance-columns.tsx'
import type { BalanceRow } from '../balances/use-balance-rows.ts'
import '../balances/balances.css'

export type CoinNetworksProps = Pick<RowActions, 'onDeposit' | 'onWithdraw'> & { onSignIn?: () => void }

type Row = { coin: BalanceRow; chain: BalanceRow['chains'][number] }

/**
 * A list of every coin with its networks, and the limits, confirmations and fees of deposits and withdrawals
 * on each of them.
 */
export function CoinNetworks(props: CoinNetworksProps) {
  return (
    <Root name="networks">
      <Content {...props} />
    </Root>
  )
}

function Content({ onSignIn, ...actions }: CoinNetworksProps) {
  const { t, ready } = useText('wallet')
  const { signedIn } = useSession()
  const { data, error, refetch, refreshing } = useBalances()
  const columns = useNetworkColumns(actions)
  if (!signedIn) return <SignedOut title={t('balances.signedOut')} onSignIn={onSignIn} />
  if (error && !data) return <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
  const rows = data?.list.flatMap((coin) => coin.chains.map((chain): Row => ({ coin, chain })))
  return (
    <Table
      caption={t('networks.caption')}
      columns={columns}
      rows={ready ? rows : undefined}
      rowKey={({ coin, chain }) => `${coin.coin} ${chain.chain}`}
      cards
      empty={<Empty icon={icons.wallet} title={t('networks.none')} />}
    />
  )
}

function useNetworkColumns({ onDeposit, onWithdraw }: Omit<CoinNetworksProps, 'onSignIn'>): Column<Row>[] {
  const { t } = useText('wallet')
  const format = useFormat()
  const end = { align: 'end' } as const
  return [
    {
      id: 'coin',
      header: t('balances.coin'),
      card: 'title',
      cell: ({ coin: { coin, name } }) => (
        <span className="bl-balances__coin">
          <CoinIcon coin={coin} size={28} />
          <span>
            <strong>{coin}</strong>
            <small>{name}</small>
          </span>
        </span>
      ),
    },
    { id: 'network', header: t('networks.network'), cell: ({ chain }) => chain.chain },
    {
      id: 'depositMin',
      header: t('networks.depositMin'),
      ...end,
      cell: ({ chain }) => format.amount(chain.deposit_min),
    },
    {
      id: 'confirmations',
      header: t('networks.confirmations'),
      ...end,
      hideBelow: 'm',
      cell: ({ chain }) => chain.confirmations,
    },
    {
      id: 'withdrawMin',
      header: t('networks.withdrawMin'),
      ...end,
      cell: ({ chain }) => format.amount(chain.withdraw_min),
    },
    {
      id: 'fee',
      header: t('networks.fee'),
      ...end,
      cell: ({ chain, coin }) => feeText(chain, coin.coin, format),
    },
    {
      id: 'actions',
      header: t('balances.actions'),
      headerHidden: true,
      ...end,
      card: 'end',
      cell: ({ coin: { coin, deposit_enabled, withdraw_enabled } }) => (
        <span className="bl-balances__actions">
          {deposit_enabled && onDeposit && (
            <button type="button" className="bl-balances__action" onClick={() => onDeposit(coin)}>
              {t('balances.deposit')}
              <span className="bl-hidden"> {coin}</span>
            </button>
          )}
          {withdraw_enabled && onWithdraw && (
            <button type="button" className="bl-balances__action" onClick={() => onWithdraw(coin)}>
              {t('balances.withdraw')}
              <span className="bl-hidden"> {coin}</span>
            </button>
          )}
        </span>
      ),
    },
  ]
}
