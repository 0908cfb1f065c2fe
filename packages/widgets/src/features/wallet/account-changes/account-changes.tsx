import { useSymbols } from '../../../shared/data/use-symbols.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import type { PrintedList, RecordsFilter } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Secret } from '../../../shared/ui/secret.tsx'
import type { Column } from '../../../shared/ui/table-column.ts'
import { ChangeDetails } from './change-details.tsx'
import {
  type ChangeFilters,
  changesQuery,
  changeTypes,
  type StatementLine,
  type StatementPage,
} from './changes-query.ts'
import { Delta } from './delta.tsx'
import { StatementSummary } from './statement-summary.tsx'
import './account-changes.css'

export type AccountChangesProps = {
  /** Called when the log-in button is pressed, which only users who are not logged in see. */
  onSignIn?: () => void
}

/**
 * The account statement: one line per deposit, trade or other change of a balance, with the balance after it. The list
 * has filters by coin, account, type and period, details of each line, a CSV file and a printable document. Freezes and
 * releases are shown only if the member selects them.
 */
export function AccountChanges({ onSignIn }: AccountChangesProps) {
  const { t, ready } = useText('wallet')
  const tradeOf = useTradeTexts()
  const detailOf = useLineDetail()
  return (
    <Root name="changes" density="compact" className="bl-orders">
      <RecordsList<StatementLine, ChangeFilters, StatementPage>
        records={{
          query: changesQuery,
          summary: ({ totals, page }, { filters, period }) =>
            totals && (
              <StatementSummary totals={totals} coin={filters.coin} lines={page.total} period={period} />
            ),
          caption: t('changes.title'),
          density: 'comfortable',
          rowKey: ({ id }) => `${id}`,
          columns: useLineColumns(detailOf),
          phone: {
            title: (line) => [t(`types.${line.type}`), tradeOf(line)?.quantity].filter(Boolean).join(' '),
            text: (line) => (
              <>
                {tradeOf(line)?.at ?? detailOf(line)} · <Moment ts={line.created_at} />
              </>
            ),
            value: (line) => <Amount line={line} />,
            note: (line) => <BalanceAfter line={line} />,
          },
          filters: useChangeFilters(),
          period: { at: ({ created_at }) => created_at },
          details: {
            label: t('changes.details'),
            render: (line, onClose) => <ChangeDetails change={line} onClose={onClose} />,
          },
          csv: { file: 'bourselet-account-changes', columns: csvColumns },
          print: usePrinted(detailOf),
          empty: <Empty icon={icons.clock} title={t('changes.none')} text={t('changes.noneText')} />,
          signedOut: t('changes.signedOut'),
        }}
        ready={ready}
        onSignIn={onSignIn}
      />
    </Root>
  )
}

const csvColumns = [
  'id',
  'created_at',
  'account',
  'coin',
  'type',
  'delta',
  'balance',
  'available_delta',
  'frozen_delta',
  'available_after',
  'frozen_after',
  'ref_type',
  'ref_no',
  'order_no',
  'symbol',
  'price',
  'qty',
  'fee',
  'fee_coin',
  'remark',
] as const satisfies readonly (keyof StatementLine)[]

const accounts = ['spot', 'futures'] as const

function useChangeFilters(): RecordsFilter<ChangeFilters>[] {
  const { t } = useText('wallet')
  const { data: symbols } = useSymbols()
  const coins = ['USDT', ...new Set(symbols?.map(({ base }) => base))]
  return [
    {
      name: 'account',
      label: t('changes.account'),
      all: t('changes.allAccounts'),
      options: accounts.map((value) => ({ value, label: t(`balances.${value}`) })),
    },
    {
      name: 'coin',
      label: t('changes.coin'),
      all: t('changes.allCoins'),
      options: coins.map((value) => ({ value, label: value })),
    },
    {
      name: 'type',
      label: t('changes.type'),
      all: t('changes.allTypes'),
      options: changeTypes.map((value) => ({ value, label: t(`types.${value}`) })),
    },
    {
      name: 'view',
      label: t('changes.lines'),
      all: t('changes.statement'),
      options: [{ value: 'changes', label: t('changes.withFreezes') }],
    },
  ]
}

/**
 * Returns a function that formats the quantity and the price of the trade in a line. The function returns undefined for
 * a line without a trade.
 */
function useTradeTexts() {
  const format = useFormat()
  const { data: symbols } = useSymbols()
  return ({ trade }: StatementLine) => {
    if (!trade) return undefined
    const base = symbols?.find(({ symbol }) => symbol === trade.symbol)?.base ?? trade.symbol
    const price = format.price(trade.price)
    return { quantity: `${format.amount(trade.qty)} ${base}`, price, at: `@ ${price}` }
  }
}

/** Returns a function that describes a line: the quantity and the price of a trade, otherwise the account. */
function useLineDetail(): (line: StatementLine) => string {
  const { t } = useText('wallet')
  const tradeOf = useTradeTexts()
  return (line) => {
    const trade = tradeOf(line)
    return trade ? t('changes.trade', trade) : t(`balances.${line.account}`)
  }
}

function useLineColumns(detailOf: (line: StatementLine) => string): Column<StatementLine>[] {
  const { t } = useText('wallet')
  const end = { align: 'end' } as const
  return [
    { id: 'time', header: t('changes.time'), cell: ({ created_at }) => <Moment ts={created_at} /> },
    {
      id: 'type',
      header: t('changes.type'),
      cell: (line) => (
        <span className="bl-records__two">
          <strong>{t(`types.${line.type}`)}</strong>
          <small>{detailOf(line)}</small>
        </span>
      ),
    },
    {
      id: 'reference',
      header: t('changes.reference'),
      hideBelow: 'l',
      cell: ({ trade, ref_no }) => <span className="bl-orders__quiet">{trade?.order_no ?? ref_no}</span>,
    },
    { ...end, id: 'amount', header: t('changes.amount'), cell: (line) => <Amount line={line} /> },
    {
      ...end,
      id: 'balance',
      header: t('changes.balance'),
      hideBelow: 'm',
      cell: (line) => <BalanceAfter line={line} />,
    },
  ]
}

/**
 * The amount of a line of the account statement. A freeze or release shows the change of the frozen balance,
 * without a color.
 */
function Amount({ line: { delta, moved, coin } }: { line: StatementLine }) {
  return <Delta value={moved ?? delta} coin={coin} plain={moved !== null} />
}

const BalanceAfter = ({ line: { balance, coin } }: { line: StatementLine }) => (
  <Secret>
    <CoinAmount value={balance} coin={coin} />
  </Secret>
)

function usePrinted(
  detailOf: (line: StatementLine) => string,
): PrintedList<StatementLine, ChangeFilters, StatementPage> {
  const { t } = useText('wallet')
  const format = useFormat()
  const end = { align: 'end' } as const
  return {
    title: t('changes.statementTitle'),
    summary: ({ totals }, { coin }) => {
      if (!totals) return null
      const names = ['opening', 'in', 'out', 'closing'] as const
      const sums = names.map((name) => {
        const signed = name === 'in' || name === 'out'
        return `${t(`changes.${name}`)} ${format.amount(totals[name], { signed })} ${coin}`
      })
      return sums.join(' · ')
    },
    columns: [
      { header: t('changes.time'), text: ({ created_at }) => format.time(created_at) },
      { header: t('changes.type'), text: (line) => `${t(`types.${line.type}`)} · ${detailOf(line)}` },
      { header: t('changes.reference'), text: ({ trade, ref_no }) => trade?.order_no ?? ref_no },
      {
        ...end,
        header: t('changes.amount'),
        text: ({ delta, moved, coin }) => `${format.amount(moved ?? delta, { signed: true })} ${coin}`,
      },
      {
        ...end,
        header: t('changes.fee'),
        text: ({ trade }) => (trade ? `${format.amount(trade.fee)} ${trade.fee_coin}` : ''),
      },
      {
        ...end,
        header: t('changes.balance'),
        text: ({ balance, coin }) => `${format.amount(balance)} ${coin}`,
      },
    ],
  }
}
