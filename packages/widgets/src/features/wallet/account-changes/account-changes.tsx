import { isZero } from '@bourselet/sdk/money'
import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CoinName } from '../../../shared/funds/coin-name.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import type { RecordsFilter } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { Secret } from '../balances/secret.tsx'
import { ChangeDetails } from './change-details.tsx'
import { type AccountChange, type ChangeFilters, changesQuery, changeTypes } from './changes-query.ts'
import { Delta } from './delta.tsx'
import './account-changes.css'

export type AccountChangesProps = {
  /** Opens log in, for visitors. */
  onSignIn?: () => void
}

/**
 * All changes of the member's balances, filtered by coin, account, type and period, with details and a file
 * export.
 */
export function AccountChanges({ onSignIn }: AccountChangesProps) {
  const { t, ready } = useText('wallet')
  return (
    <Root name="changes" density="compact" className="bl-orders">
      <RecordsList<AccountChange, ChangeFilters>
        records={{
          query: changesQuery,
          caption: t('changes.title'),
          rowKey: ({ id }) => `${id}`,
          columns: useChangeColumns(),
          phone: {
            title: ({ type }) => t(`types.${type}`),
            text: ({ account }) => t(`balances.${account}`),
            value: ({ available_delta, frozen_delta, coin }) => {
              const isMove = isZero(available_delta)
              return <Delta value={isMove ? frozen_delta : available_delta} coin={coin} plain={isMove} />
            },
            note: ({ created_at }) => <Moment ts={created_at} />,
          },
          filters: useChangeFilters(),
          period: { at: ({ created_at }) => created_at },
          details: {
            label: t('changes.details'),
            render: (change, onClose) => <ChangeDetails change={change} onClose={onClose} />,
          },
          csv: { file: 'bourselet-account-changes', columns: csvColumns },
          empty: <Empty icon="clock" title={t('changes.none')} text={t('changes.noneText')} />,
          signedOut: t('changes.signedOut'),
        }}
        ready={ready}
        onSignIn={onSignIn}
      />
    </Root>
  )
}

export const csvColumns = [
  'id',
  'created_at',
  'account',
  'coin',
  'type',
  'available_delta',
  'frozen_delta',
  'available_after',
  'frozen_after',
  'ref_type',
  'ref_no',
  'remark',
] as const satisfies readonly (keyof AccountChange)[]

const accounts = ['spot', 'futures'] as const

function useChangeFilters(): RecordsFilter<ChangeFilters>[] {
  const { t } = useText('wallet')
  const { data: symbols } = useSymbols()
  const coins = ['USDT', ...new Set(symbols?.map(({ base }) => base))]
  return [
    {
      name: 'coin',
      label: t('changes.coin'),
      all: t('changes.allCoins'),
      options: coins.map((value) => ({ value, label: value })),
    },
    {
      name: 'account',
      label: t('changes.account'),
      all: t('changes.allAccounts'),
      options: accounts.map((value) => ({ value, label: t(`balances.${value}`) })),
    },
    {
      name: 'type',
      label: t('changes.type'),
      all: t('changes.allTypes'),
      options: changeTypes.map((value) => ({ value, label: t(`types.${value}`) })),
    },
  ]
}

function useChangeColumns(): Column<AccountChange>[] {
  const { t } = useText('wallet')
  const format = useFormat()
  const end = { align: 'end' } as const
  return [
    { id: 'time', header: t('changes.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    {
      id: 'type',
      header: t('changes.type'),
      cell: ({ type }) => <span className="bl-changes__type">{t(`types.${type}`)}</span>,
    },
    {
      id: 'account',
      header: t('changes.account'),
      hideBelow: 'm',
      cell: ({ account }) => <span className="bl-orders__quiet">{t(`balances.${account}`)}</span>,
    },
    { id: 'coin', header: t('changes.coin'), cell: ({ coin }) => <CoinName coin={coin} /> },
    {
      ...end,
      id: 'available',
      header: t('changes.available'),
      cell: ({ available_delta }) => <Delta value={available_delta} />,
    },
    {
      ...end,
      id: 'frozen',
      header: t('changes.frozen'),
      cell: ({ frozen_delta }) => <Delta value={frozen_delta} plain />,
    },
    {
      ...end,
      id: 'after',
      header: t('changes.after'),
      hideBelow: 'l',
      cell: ({ available_after }) => <Secret>{format.amount(available_after)}</Secret>,
    },
  ]
}
