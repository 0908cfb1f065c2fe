import type { Schema } from '@bourselet/sdk'
import { compare } from '@bourselet/sdk/money'
import { weekDay } from '../../../shared/format/short-day.ts'
import { ShortId } from '../../../shared/funds/short-id.tsx'
import { dayStart, today as localDay } from '../../../shared/records/period.ts'
import type { RecordsQuery } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { CoinFigure } from '../../../shared/ui/coin-figure.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import type { Column } from '../../../shared/ui/table-column.ts'
import { changesEarn } from '../use-earn.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import '../earn.css'

type Income = Schema<'IncomeRow'>
type Filters = { kind: Schema<'IncomeKind'> }

const kinds = ['wealth', 'pledge', 'savings', 'ai'] as const

/**
 * The query of the member's daily incomes. The API takes the period as dates, while other lists take
 * timestamps.
 */
const incomesQuery: RecordsQuery<Income, Filters> = {
  key: ['wealth.incomes'],
  read: (sdk, { start, end, ...request }, options) =>
    sdk.wealth.incomes(
      {
        ...request,
        ...(start === undefined ? {} : { start: localDay(start) }),
        ...(end === undefined ? {} : { end: localDay(end) }),
      },
      options,
    ),
  changedBy: changesEarn,
}

/** All incomes of the member, filtered by kind and period, with a CSV export. */
export function IncomeList({ onSignIn }: { onSignIn: (() => void) | undefined }) {
  const { t, ready, format } = useEarnTexts()
  const day = (date: string) => weekDay(format.locale, date)
  const income = (row: Income) => (
    <span className={compare(row.income, '0') < 0 ? 'bl-earn__lost' : 'bl-earn__earned'}>
      <CoinAmount value={row.income} coin={row.coin} minDecimals={2} signed rounding="FLOOR" />
    </span>
  )
  // The rate of an AI plan is the result before the fee, so the income differs from principal × rate. The name of the
  // kind therefore states that the income is after the fee.
  const kindOf = ({ kind }: Income) => (kind === 'ai' ? t('income.aiKind') : t(`kind.${kind}`))
  const end = { align: 'end' } as const
  const columns: Column<Income>[] = [
    { id: 'date', header: t('income.date'), cell: ({ date }) => day(date) },
    { id: 'kind', header: t('income.kind'), cell: kindOf },
    {
      id: 'order',
      header: t('orders.number'),
      hideBelow: 'm',
      cell: ({ order_no }) => <ShortId text={order_no} label={t('orders.number')} />,
    },
    {
      ...end,
      id: 'principal',
      header: t('orders.principal'),
      hideBelow: 's',
      cell: ({ principal, coin }) => <CoinFigure value={principal} coin={coin} />,
    },
    {
      ...end,
      id: 'rate',
      header: t('income.rate'),
      hideBelow: 'm',
      cell: ({ rate }) => <span className="bl-numbers">{format.rate(rate)}</span>,
    },
    { ...end, id: 'income', header: t('income.income'), cell: income },
  ]
  return (
    <RecordsList<Income, Filters>
      records={{
        query: incomesQuery,
        caption: t('income.caption'),
        rowKey: ({ id }) => `${id}`,
        columns,
        phone: {
          title: kindOf,
          text: ({ date }) => day(date),
          value: income,
          note: ({ principal, coin }) => <CoinAmount value={principal} coin={coin} bare />,
        },
        filters: [
          {
            name: 'kind',
            label: t('income.kind'),
            all: t('income.allKinds'),
            options: kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
        ],
        // From its second page on, the CSV export sends the `at` of the newest row plus one millisecond as `end`. The
        // API excludes the day of `end`. `at` is the last millisecond of the row's day, so `end` is on the next day,
        // and the day of the newest row is included.
        period: { at: ({ date }) => dayStart(date, 1) - 1 },
        csv: {
          file: 'bourselet-income',
          columns: ['id', 'date', 'kind', 'order_no', 'coin', 'principal', 'rate', 'income', 'created_at'],
        },
        empty: <Empty icon={icons.percent} title={t('income.none')} text={t('income.noneText')} />,
        signedOut: t('income.signedOut'),
      }}
      ready={ready}
      onSignIn={onSignIn}
    />
  )
}
