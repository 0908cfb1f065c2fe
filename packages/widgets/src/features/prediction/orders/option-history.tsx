import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { RecordsFilter, RecordsQuery } from '../../../shared/records/records.ts'
import { RecordsList } from '../../../shared/records/records-list.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { predictionPairs } from '../bar/pair-picker.tsx'
import { type BetColumn, pairOf } from './use-bet-columns.tsx'
import { useBetView } from './use-bet-view.tsx'
import { betCsvColumns } from './use-my-bets.ts'
import './bets.css'

const columns: readonly BetColumn[] = [
  'opened',
  'pair',
  'kind',
  'direction',
  'amount',
  'open',
  'delivery',
  'multiple',
  'reward',
  'pnl',
  'status',
]

export type OptionHistoryProps = {
  /** Limits the list to one pair. By default the list contains all pairs and has a filter. */
  symbol?: string
  onSignIn?: () => void
}

type SettledFilters = {
  symbol: string
  mode: 'time' | 'round'
  result: 'won' | 'lost' | 'draw' | 'cancelled'
}

const settledQuery = (symbol: string | undefined): RecordsQuery<OptionOrder, SettledFilters> => ({
  key: ['prediction.history', symbol ?? ''],
  read: (sdk, request, options) =>
    sdk.prediction.history({ ...request, ...(symbol ? { symbol } : {}) }, options),
  changedBy: (event) => event.kind === 'option_order',
})

/**
 * The member's settled options and bets in rounds, filtered by pair, kind, result and period. Each of them shows the
 * index ticks (published index prices) that decided its result.
 */
export function OptionHistory({ symbol, onSignIn }: OptionHistoryProps) {
  const { t, ready } = useText('prediction')
  const view = useBetView({
    caption: t('orders.settled'),
    columns,
    empty: <Empty icon={icons.list} title={t('orders.noneSettled')} text={t('orders.noneSettledText')} />,
  })
  return (
    <Root name="option-history" density="compact" className="bl-orders bl-bets">
      <RecordsList
        // The React key remounts the list when the pair changes, so that the list starts at the first page.
        key={symbol}
        records={{
          ...view,
          query: settledQuery(symbol),
          filters: useSettledFilters(symbol === undefined),
          period: { at: ({ opened_at }) => opened_at },
          csv: { file: 'bourselet-options', columns: betCsvColumns },
        }}
        ready={ready}
        onSignIn={onSignIn}
      />
    </Root>
  )
}

const modes = ['time', 'round'] as const
const results = ['won', 'lost', 'draw', 'cancelled'] as const

function useSettledFilters(withPair: boolean): RecordsFilter<SettledFilters>[] {
  const { t } = useText('prediction')
  return [
    ...(withPair
      ? [
          {
            name: 'symbol' as const,
            label: t('orders.pair'),
            all: t('filter.pairs'),
            options: predictionPairs.map((symbol) => ({ value: symbol, label: pairOf(symbol) })),
          },
        ]
      : []),
    {
      name: 'mode',
      label: t('orders.kind'),
      all: t('filter.kinds'),
      options: modes.map((mode) => ({ value: mode, label: t(`filter.${mode}`) })),
    },
    {
      name: 'result',
      label: t('orders.status'),
      all: t('filter.results'),
      options: results.map((result) => ({ value: result, label: t(`status.${result}`) })),
    },
  ]
}
