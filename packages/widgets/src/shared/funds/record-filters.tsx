import { useText } from '../i18n/use-text.ts'
import { Select } from '../ui/select.tsx'
import type { RecordsView } from './use-records.ts'

const ALL = 'all'

export type RecordFiltersProps<Status extends string> = {
  view: RecordsView<Status>
  coins: readonly string[]
  statuses: readonly { value: Status; label: string }[]
}

/** Which records: coin, status, from when to when. */
export function RecordFilters<Status extends string>({ view, coins, statuses }: RecordFiltersProps<Status>) {
  const { t } = useText('shared')
  const { filters, filter } = view
  return (
    <div className="bl-orders__tools bl-funds__filters">
      <Select<string>
        variant="quiet"
        aria-label={t('funds.coin')}
        value={filters.coin ?? ALL}
        onValueChange={(coin) => filter({ coin: coin === ALL ? null : coin })}
        options={[
          { value: ALL, label: t('funds.allCoins') },
          ...coins.map((value) => ({ value, label: value })),
        ]}
      />
      <Select<Status | typeof ALL>
        variant="quiet"
        aria-label={t('funds.status')}
        value={filters.status ?? ALL}
        onValueChange={(status) => filter({ status: status === ALL ? null : status })}
        options={[{ value: ALL, label: t('funds.allStatuses') }, ...statuses]}
      />
      <Day
        label={t('funds.from')}
        value={filters.from}
        max={filters.to}
        onChange={(from) => filter({ from })}
      />
      <Day label={t('funds.to')} value={filters.to} min={filters.from} onChange={(to) => filter({ to })} />
      {view.isFiltered && (
        <button type="button" className="bl-link" onClick={view.clear}>
          {t('filters.clear')}
        </button>
      )}
    </div>
  )
}

type DayProps = {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

function Day({ label, value, onChange, ...bounds }: DayProps) {
  return (
    <label className="bl-funds__day">
      <span>{label}</span>
      <input type="date" value={value} {...bounds} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
