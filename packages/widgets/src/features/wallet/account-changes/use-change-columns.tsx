import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DetailsButton } from '../../../shared/orders/details-button.tsx'
import { Moment } from '../../../shared/orders/moment.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { Secret } from '../balances/secret.tsx'
import { Delta } from './delta.tsx'
import type { AccountChange } from './use-changes.ts'

/** Returns the columns of the list; `onOpen` shows the details of a change. */
export function useChangeColumns(onOpen: (change: AccountChange) => void): Column<AccountChange>[] {
  const { t } = useText('wallet')
  const format = useFormat()
  const end = { align: 'end' } as const
  return [
    { id: 'time', header: t('changes.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    {
      id: 'type',
      header: t('changes.type'),
      card: 'title',
      cell: ({ type }) => <span className="bl-changes__type">{t(`types.${type}`)}</span>,
    },
    {
      id: 'account',
      header: t('changes.account'),
      hideBelow: 'm',
      cell: ({ account }) => <span className="bl-orders__quiet">{t(`balances.${account}`)}</span>,
    },
    {
      id: 'coin',
      header: t('changes.coin'),
      cell: ({ coin }) => (
        <span className="bl-changes__coin">
          <CoinIcon coin={coin} size={20} />
          {coin}
        </span>
      ),
    },
    {
      id: 'available',
      header: t('changes.available'),
      ...end,
      cell: ({ available_delta }) => <Delta value={available_delta} />,
    },
    {
      id: 'frozen',
      header: t('changes.frozen'),
      ...end,
      cell: ({ frozen_delta }) => <Delta value={frozen_delta} plain />,
    },
    {
      id: 'after',
      header: t('changes.after'),
      ...end,
      hideBelow: 'l',
      cell: ({ available_after }) => <Secret>{format.amount(available_after)}</Secret>,
    },
    {
      id: 'details',
      header: t('changes.details'),
      headerHidden: true,
      align: 'end',
      card: 'end',
      skeleton: '2em',
      cell: (change) => <DetailsButton label={t('changes.details')} onOpen={() => onOpen(change)} />,
    },
  ]
}
