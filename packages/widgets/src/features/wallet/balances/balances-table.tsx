import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { type RowActions, useBalanceColumns } from './use-balance-columns.tsx'
import { type FundAccount, SMALL_USDT, useBalanceRows } from './use-balance-rows.ts'

const accounts: readonly FundAccount[] = ['spot', 'futures']

/** The coins of one account at a time. */
export function BalancesTable({ wallet, ...actions }: RowActions & { wallet: Wallet | undefined }) {
  const { t } = useText('wallet')
  const { t: shared } = useText('shared')
  const view = useBalanceRows(wallet?.list)
  const columns = useBalanceColumns(view.rows, actions)
  const table = (
    <Table
      caption={t('balances.caption')}
      columns={columns}
      rows={view.rows}
      rowKey={(row) => `${row.account}:${row.coin}`}
      cards
      empty={
        <Empty
          icon={view.isFiltered ? 'search' : 'wallet'}
          title={t(view.isFiltered ? 'balances.noMatch' : 'balances.none')}
          action={
            view.isFiltered && (
              <Button size="small" onClick={view.clear}>
                {shared('clear')}
              </Button>
            )
          }
        />
      }
    />
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
          label: t(`balances.${value}`),
          ...(count === undefined ? {} : { count }),
          content: table,
        }
      })}
      end={
        <div className="bl-balances__tools">
          <Checkbox checked={view.hideSmall} onCheckedChange={view.setHideSmall}>
            {t('balances.hideSmall', { limit: SMALL_USDT })}
          </Checkbox>
          <span className="bl-box bl-balances__search">
            <Icon name="search" size={16} />
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
      }
    />
  )
}
