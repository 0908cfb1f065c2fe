import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FilterBar } from '../../../shared/orders/filter-bar.tsx'
import type { FilteredPages } from '../../../shared/orders/use-filtered-pages.ts'
import { FilterSelect } from '../../../shared/ui/filter-select.tsx'
import { PAIRS } from '../bar/pair-picker.tsx'
import { pairOf } from './use-bet-columns.tsx'

const modes = ['time', 'round'] as const
const results = ['won', 'lost', 'draw', 'cancelled'] as const

export type BetFilters = {
  symbol: string | null
  mode: (typeof modes)[number] | null
  result: (typeof results)[number] | null
}

export const noFilters: BetFilters = { symbol: null, mode: null, result: null }

type Given = { [K in keyof BetFilters]?: NonNullable<BetFilters[K]> }

/** The filters that are set, as the call takes them. */
export const given = (filters: BetFilters): Given =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null))

export type BetFilterBarProps = {
  history: FilteredPages<BetFilters>
  withPair: boolean
  end: ReactNode
}

/** Which bets: pair (unless it is given), kind, result. */
export function BetFilterBar({ history, withPair, end }: BetFilterBarProps) {
  const { t } = useText('prediction')
  const { filters, filter, clear, isFiltered } = history
  return (
    <FilterBar onClear={isFiltered ? clear : undefined} end={end}>
      {withPair && (
        <FilterSelect
          label={t('orders.pair')}
          all={t('filter.pairs')}
          value={filters.symbol}
          onValueChange={(symbol) => filter({ symbol })}
          options={PAIRS.map((symbol) => ({ value: symbol, label: pairOf(symbol) }))}
        />
      )}
      <FilterSelect
        label={t('orders.kind')}
        all={t('filter.kinds')}
        value={filters.mode}
        onValueChange={(mode) => filter({ mode })}
        options={modes.map((mode) => ({ value: mode, label: t(`filter.${mode}`) }))}
      />
      <FilterSelect
        label={t('orders.status')}
        all={t('filter.results')}
        value={filters.result}
        onValueChange={(result) => filter({ result })}
        options={results.map((result) => ({ value: result, label: t(`status.${result}`) }))}
      />
    </FilterBar>
  )
}
