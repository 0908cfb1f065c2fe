import { useText } from '../../../shared/i18n/use-text.ts'
import { Select } from '../../../shared/ui/select.tsx'
import { pairName, usePairs } from '../order-cells/use-pairs.ts'
import type { OrderHistoryState, OrderStatus } from './use-order-history.ts'

const ALL = 'all'
const statuses: readonly OrderStatus[] = ['open', 'partial', 'completed', 'cancelled', 'expired']

/** Which orders: pair (unless it is given), side, status. */
export function HistoryFilters({ history, withPair }: { history: OrderHistoryState; withPair: boolean }) {
  const { t } = useText('spot')
  const { pairs } = usePairs()
  const { filters, filter } = history
  const value = <V extends string>(chosen: V) => (chosen === ALL ? null : chosen) as Exclude<V, 'all'> | null
  return (
    <div className="bl-orders__tools">
      {withPair && (
        <Select
          variant="quiet"
          aria-label={t('history.pairFilter')}
          value={filters.symbol ?? ALL}
          onValueChange={(symbol) => filter({ symbol: value(symbol) })}
          options={[
            { value: ALL, label: t('history.allPairs') },
            ...pairs.map((pair) => ({ value: pair.symbol, label: pairName(pair) })),
          ]}
        />
      )}
      <Select
        variant="quiet"
        aria-label={t('history.sideFilter')}
        value={filters.side ?? ALL}
        onValueChange={(side) => filter({ side: value(side) })}
        options={[
          { value: ALL, label: t('history.allSides') },
          { value: 'buy', label: t('side.buy') },
          { value: 'sell', label: t('side.sell') },
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
    </div>
  )
}
