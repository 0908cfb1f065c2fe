import type { Schema } from '@bourselet/sdk'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CoinName } from '../../../shared/funds/coin-name.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import type { RecordsQuery } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { Figure } from '../../../shared/ui/figure.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { widget } from '../../../shared/ui/widget.tsx'
import { RecordDetails } from './record-details.tsx'
import { useRecordTexts } from './use-record-texts.ts'
import '../convert.css'

export type ConvertRecordsProps = {
  /** Shows only the five newest records, without filters and pages. */
  recent?: boolean
  onSignIn?: () => void
}

type ConvertRecord = Schema<'ConvertRecord'>
type Filters = { kind: ConvertRecord['kind']; coin: string }

const kinds = ['convert', 'swap', 'transfer'] as const satisfies readonly ConvertRecord['kind'][]

const query: RecordsQuery<ConvertRecord, Filters> = {
  key: ['convert.records'],
  read: (sdk, request, options) => sdk.convert.records(request, options),
  changedBy: (event) => event.kind === 'record' && event.type === 'convert',
}

const csvColumns = [
  'order_no',
  'created_at',
  'kind',
  'from_account',
  'from_coin',
  'from_amount',
  'to_account',
  'to_coin',
  'to_amount',
  'rate',
  'fee',
  'status',
] as const satisfies readonly (keyof ConvertRecord)[]

/** The member's conversions, swaps and transfers, filtered by kind, coin and period. */
export const ConvertRecords = widget(
  'convert-records',
  function ConvertRecords({ recent, onSignIn }: ConvertRecordsProps) {
    const { t, ready } = useText('convert')
    const { t: shared } = useText('shared')
    const format = useFormat()
    const { data: settings } = useSiteSettings()
    const columns = useColumns()
    return (
      <Root name="convert-records" className="bl-orders">
        <RecordsList<ConvertRecord, Filters>
          records={{
            query,
            caption: t('records.title'),
            rowKey: (row) => row.order_no,
            columns,
            density: 'comfortable',
            phone: {
              title: ({ kind }) => t(`kinds.${kind}`),
              text: ({ created_at }) => <Moment ts={created_at} />,
              value: (row) => `+${format.amount(row.to_amount)} ${row.to_coin}`,
              note: (row) => `−${format.amount(row.from_amount)} ${row.from_coin}`,
            },
            filters: [
              {
                name: 'kind',
                label: t('records.kind'),
                all: t('records.allKinds'),
                options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
              },
              {
                name: 'coin',
                label: shared('funds.coin'),
                all: shared('funds.allCoins'),
                options: settings?.convert.spreads.map(({ coin }) => ({ value: coin, label: coin })) ?? [],
              },
            ],
            period: { at: ({ created_at }) => created_at },
            details: {
              label: t('records.open'),
              render: (row, onClose) => <RecordDetails row={row} onClose={onClose} />,
            },
            csv: { file: 'bourselet-conversions', columns: csvColumns },
            empty: <Empty icon={icons.swap} title={t('records.none')} text={t('records.noneText')} />,
            signedOut: t('records.signedOut'),
          }}
          ready={ready}
          recent={recent}
          onSignIn={onSignIn}
        />
      </Root>
    )
  },
)

function useColumns(): Column<ConvertRecord>[] {
  const { t } = useText('convert')
  const { t: shared } = useText('shared')
  const texts = useRecordTexts()
  const end = { align: 'end' } as const
  return [
    { id: 'time', header: shared('funds.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    { id: 'kind', header: t('records.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      ...end,
      id: 'paid',
      header: t('records.paid'),
      cell: ({ from_amount, from_coin }) => <Sum amount={from_amount} coin={from_coin} />,
    },
    {
      ...end,
      id: 'received',
      header: t('records.received'),
      cell: ({ to_amount, to_coin }) => <Sum amount={to_amount} coin={to_coin} />,
    },
    { ...end, id: 'rate', header: t('rate'), hideBelow: 'l', cell: texts.rate },
    { id: 'account', header: t('records.account'), hideBelow: 'l', cell: texts.accounts },
  ]
}

function Sum({ amount, coin }: { amount: string; coin: string }) {
  return (
    <span className="bl-convert-records__sum">
      <Figure value={amount} />
      <CoinName coin={coin} />
    </span>
  )
}
