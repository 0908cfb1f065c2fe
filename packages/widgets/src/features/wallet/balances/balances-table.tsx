import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { useIsNarrow } from '../../../shared/ui/use-is-narrow.ts'
import { CoinRows } from './coin-rows.tsx'
import { CoinTools } from './coin-tools.tsx'
import { type RowActions, useBalanceColumns } from './use-balance-columns.tsx'
import { type BalancesView, useBalanceRows, type WalletAccount } from './use-balance-rows.ts'

/**
 * Width in px below which each coin is shown in two lines instead of a table row. balances.css contains the
 * same number.
 */
const TABLE_PX = 640

type Shown = RowActions & { wallet: Wallet | undefined }

const accounts: readonly WalletAccount[] = ['spot', 'futures', 'finance']

/** A table of the coins of one account, with tabs that select the account. */
export function BalancesTable({ wallet, ...actions }: Shown) {
  const { t } = useText('wallet')
  const format = useFormat()
  const view = useBalanceRows(wallet?.list)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(place, TABLE_PX)
  const sumOf = (value: Decimal) => <Secret>{format.amount(value, { decimals: 2, minDecimals: 2 })}</Secret>
  const coins = (
    <div ref={setPlace}>
      <Coins view={view} actions={actions} isNarrow={isNarrow} />
    </div>
  )
  return (
    <Tabs
      label={t('balances.accounts')}
      value={view.account}
      onValueChange={view.setAccount}
      tabs={accounts.map((value) => {
        const count = view.held(value)
        return {
          value,
          label: (
            <span className="bl-balances__tab">
              {t(`balances.${value}`)}
              {wallet && <small className="bl-numbers">{sumOf(wallet.by_account[value])}</small>}
            </span>
          ),
          ...(count === undefined ? {} : { count }),
          content: coins,
        }
      })}
      end={!isNarrow && <CoinTools view={view} />}
    />
  )
}

/** A list of the coins in one account, without tabs for other accounts. */
export function AccountCoins({ wallet, account, ...actions }: Shown & { account: WalletAccount }) {
  const view = useBalanceRows(wallet?.list, account)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(place, TABLE_PX)
  return (
    <div ref={setPlace}>
      {!isNarrow && <CoinTools view={view} />}
      <Coins view={view} actions={actions} isNarrow={isNarrow} isShort />
    </div>
  )
}

type CoinsProps = { view: BalancesView; actions: RowActions; isNarrow: boolean; isShort?: boolean }

function Coins({ view, actions, isNarrow, isShort }: CoinsProps) {
  const { t } = useText('wallet')
  const { t: shared } = useText('shared')
  const columns = useBalanceColumns(view.rows, actions)
  const empty = (
    <Empty
      icon={view.isFiltered ? icons.search : icons.wallet}
      title={t(view.isFiltered ? 'balances.noMatch' : 'balances.none')}
      action={
        view.isFiltered && (
          <Button size="small" onClick={view.clear}>
            {shared('clear')}
          </Button>
        )
      }
    />
  )
  if (isNarrow) return <CoinRows view={view} actions={actions} empty={empty} />
  return (
    <Table
      caption={t('balances.caption')}
      columns={columns}
      rows={view.rows}
      rowKey={(row) => `${row.account}:${row.coin}`}
      density={isShort ? 'medium' : 'comfortable'}
      cards
      empty={empty}
    />
  )
}
