import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'
import type { EndedStatus, FuturesHistoryState } from './use-futures-history.ts'

const ALL = 'all'
const types = ['limit', 'market', 'tp', 'sl'] as const
const statuses: readonly EndedStatus[] = ['completed', 'cancelled', 'expired', 'triggered']
const periods = [1, 7, 30, 90]
const DAY_MS = 86_400_000

/** Which orders: contract (unless it is given), type, status, period. */
export function FuturesFilters({
  history,
  withSymbol,
}: {
  history: FuturesHistoryState
  withSymbol: boolean
}) {
  const { t } = useText('futures')
  const { list } = useContracts()
  const { filters, filter } = history
  const value = <V extends string>(chosen: V) => (chosen === ALL ? null : chosen) as Exclude<V, 'all'> | null
  const daysOf = (chosen: string) =>
    // To the hour, so that the same choice is the same question.
    chosen === ALL
      ? null
      : { count: Number(chosen), start: Math.floor(Date.now() / 3.6e6) * 3.6e6 - Number(chosen) * DAY_MS }
  return (
    <div className="bl-orders__tools">
      {withSymbol && (
        <Select
          variant="quiet"
          aria-label={t('history.symbolFilter')}
          value={filters.symbol ?? ALL}
          onValueChange={(symbol) => filter({ symbol: value(symbol) })}
          options={[
            { value: ALL, label: t('history.allSymbols') },
            ...list.map(({ symbol }) => ({ value: symbol, label: symbol })),
          ]}
        />
      )}
      <Select
        variant="quiet"
        aria-label={t('history.typeFilter')}
        value={filters.type ?? ALL}
        onValueChange={(type) => filter({ type: value(type) })}
        options={[
          { value: ALL, label: t('history.allTypes') },
          ...types.map((type) => ({ value: type, label: t(`kind.${type}`) })),
        ]}
      />
      <Select
        variant="quiet"
        aria-label={t('history.statusFilter')}
        value={filters.status ?? ALL}
        onValueChange={(status) => filter({ status: value(status) })}
        options={[
          { value: ALL, label: t('history.allStatuses') },
          ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
      />
      <Select
        variant="quiet"
        aria-label={t('history.timeFilter')}
        value={filters.days ? `${filters.days.count}` : ALL}
        onValueChange={(days) => filter({ days: daysOf(days) })}
        options={[
          { value: ALL, label: t('history.anyTime') },
          ...periods.map((count) => ({ value: `${count}`, label: t('history.days', { count }) })),
        ]}
      />
    </div>
  )
}
