import { useText } from '../i18n/use-text.ts'
import { FilterSelect } from '../ui/filter-select.tsx'
import type { Order } from './order.ts'
import type { FilteredPages } from './use-filtered-pages.ts'
import type { OrderFilters as Filters } from './use-order-history.ts'
import type { Pair } from './use-pairs.ts'

/** By what the orders of a product are filtered, besides status and period. */
export type FilterChoices = {
  pairs: readonly Pair[]
  words: { pair: string; allPairs: string }
  /** Null: not by side, not by type. */
  sides: readonly Order['side'][] | null
  types: readonly Order['type'][] | null
  statuses: readonly Order['status'][]
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const periods = ['1', '7', '30', '90'] as const

/** From when on. To the hour, so that the same choice is the same question. */
const startOf = (count: number): number => Math.floor(Date.now() / HOUR_MS) * HOUR_MS - count * DAY_MS

type OrderFiltersProps = {
  history: FilteredPages<Filters>
  choices: FilterChoices
  /** The list is of one symbol anyway. */
  withoutPair: boolean
}

/** Which orders: pair, side or type, status, period. */
export function OrderFilters({ history, choices, withoutPair }: OrderFiltersProps) {
  const { t } = useText('orders')
  const { filters, filter } = history
  const { pairs, words, sides, types, statuses } = choices
  return (
    <div className="bl-orders__tools">
      {!withoutPair && (
        <FilterSelect
          label={words.pair}
          all={words.allPairs}
          value={filters.symbol}
          onValueChange={(symbol) => filter({ symbol })}
          options={pairs.map(({ symbol, name }) => ({ value: symbol, label: name }))}
        />
      )}
      {sides && (
        <FilterSelect
          label={t('list.side')}
          all={t('history.allSides')}
          value={filters.side}
          onValueChange={(side) => filter({ side })}
          options={sides.map((side) => ({ value: side, label: t(`side.${side}`) }))}
        />
      )}
      {types && (
        <FilterSelect
          label={t('list.type')}
          all={t('history.allTypes')}
          value={filters.type}
          onValueChange={(type) => filter({ type })}
          options={types.map((type) => ({ value: type, label: t(`kind.${type}`) }))}
        />
      )}
      <FilterSelect
        label={t('list.status')}
        all={t('history.allStatuses')}
        value={filters.status}
        onValueChange={(status) => filter({ status })}
        options={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
      />
      <FilterSelect
        label={t('history.period')}
        all={t('history.anyTime')}
        value={filters.days && `${filters.days.count}`}
        onValueChange={(days) => {
          const count = Number(days)
          filter({ days: days && { count, start: startOf(count) } })
        }}
        options={periods.map((days) => ({ value: days, label: t('history.days', { count: Number(days) }) }))}
      />
    </div>
  )
}
