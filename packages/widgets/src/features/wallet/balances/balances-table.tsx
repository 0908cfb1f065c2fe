import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Secret } from '../../../shared/ui/secret.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { useIsNarrow } from '../../../shared/ui/use-is-narrow.ts'
import { CoinRows } from './coin-rows.tsx'
import { type RowActions, useBalanceColumns } from './use-balance-columns.tsx'
import { SMALL_USDT, useBalanceRows, type WalletAccount } from './use-balance-rows.ts'

/**
 * Width in px below which each coin is shown in two lines instead of a table row. balances.css contains the
 * same number.
 */
const TABLE_PX = 640

type Shown = RowActions & { wallet: Wallet | undefined }
type View = ReturnType<typeof useBalanceRows>

const accounts: readonly WalletAccount[] = ['spot', 'futures', 'finance']

/** A table of the coins of one account, with tabs that select the account. */
export function BalancesTable({ wallet, ...actions }: Shown) {
  const { t } = useText('wallet')
  const format = useFormat()
  const view = useBalanceRows(wallet?.list)
  const sumOf = (value: Decimal) => <Secret>{format.amount(value, { decimals: 2, minDecimals: 2 })}</Secret>
  const coins = <Coins view={view} actions={actions} />
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
      end={<Tools view={view} />}
    />
  )
}

/** A list of the coins in one account, without tabs for other accounts. */
export function AccountCoins({ wallet, account, ...actions }: Shown & { account: WalletAccount }) {
  const view = useBalanceRows(wallet?.list, account)
  return (
    <>
      <Tools view={view} />
      <Coins view={view} actions={actions} isShort />
    </>
  )
}

function Coins({ view, actions, isShort }: { view: View; actions: RowActions; isShort?: boolean }) {
  const { t } = useText('wallet')
  const { t: shared } = useText('shared')
  const columns = useBalanceColumns(view.rows, actions)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const isNarrow = useIsNarrow(place, TABLE_PX)
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
  return (
    <div ref={setPlace}>
      {isNarrow && view.rows?.length !== 0 ? (
        <CoinRows rows={view.rows} isFiltered={view.isFiltered} actions={actions} />
      ) : (
        <Table
          caption={t('balances.caption')}
          columns={columns}
          rows={view.rows}
          rowKey={(row) => `${row.account}:${row.coin}`}
          density={isShort ? 'medium' : 'comfortable'}
          cards
          empty={empty}
        />
      )}
    </div>
  )
}

function Tools({ view }: { view: View }) {
  const { t } = useText('wallet')
  return (
    <div className="bl-balances__tools">
      <Checkbox checked={view.hideSmall} onCheckedChange={view.setHideSmall}>
        {t('balances.hideSmall', { limit: SMALL_USDT })}
      </Checkbox>
      <span className="bl-box bl-balances__search">
        <Icon shape={icons.search} size={16} />
        <input
          type="search"
          className="bl-box__input"
          aria-label={t('balances.search')}
          placeholder={t('balances.search')}
          value={view.search}
          onChange={(event) => view.setSearch(event.target.value)}
        />
      </span>
    </div>
  )
}
