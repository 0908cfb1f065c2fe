import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import * as icons from '../ui/icons.ts'
import { Select } from '../ui/select.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ExportRecords } from './export-records.tsx'
import { PeriodFilter } from './period-filter.tsx'
import type { Records, RecordsFilter, RecordsPage } from './records.ts'
import type { RecordsState } from './use-records-state.ts'
import './records.css'

type RecordsToolsProps<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>> = {
  records: Records<Row, Filters, Page>
  state: RecordsState<Filters>
  /** Number of all matching rows according to the shown answer; undefined until the first answer arrives. */
  total: number | undefined
  /** True while the list still shows the answer for the previous filters, because the next one is loading. */
  isPrevious: boolean
  isNarrow: boolean
}

/** The bar above a list: period, filters, a button that clears the filters, and the export. */
export function RecordsTools<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>>({
  records,
  state,
  total,
  isPrevious,
  isNarrow,
}: RecordsToolsProps<Row, Filters, Page>) {
  const { t } = useText('records')
  const { filters = [], period, csv, print, query } = records
  const { periodless } = state
  return (
    <div className="bl-records__tools">
      {period && (
        <PeriodFilter
          period={state.period}
          onChange={state.setPeriod}
          query={query}
          request={periodless}
          isNarrow={isNarrow}
        />
      )}
      {filters.length > 0 &&
        (isNarrow ? (
          <FilterSheet filters={filters} state={state} total={isPrevious ? undefined : total} />
        ) : (
          <Selects filters={filters} state={state} />
        ))}
      {state.isFiltered && (
        <button type="button" className="bl-link" onClick={state.clear}>
          {t('clear')}
        </button>
      )}
      {(csv || print) && (
        <span className="bl-records__end">
          <ExportRecords records={records} state={state} disabled={!total} />
        </span>
      )}
    </div>
  )
}

type SelectsProps<Filters> = {
  filters: readonly RecordsFilter<Filters>[]
  state: RecordsState<Filters>
  /** True if the filters are rendered as form fields with their labels above them. */
  asFields?: boolean
}

const ALL = ''

function Selects<Filters>({ filters, state, asFields }: SelectsProps<Filters>) {
  return filters.map(({ name, label, all, options }) => (
    <Select<string>
      key={name}
      {...(asFields ? { label } : { 'aria-label': label, variant: 'quiet' as const })}
      value={(state.filters[name] as string | undefined) ?? ALL}
      onValueChange={(value) => state.filter(name, value === ALL ? undefined : value)}
      options={[{ value: ALL, label: all }, ...options]}
    />
  ))
}

type FilterSheetProps<Filters> = SelectsProps<Filters> & {
  /** Number of matching rows; undefined until it is loaded. */
  total: number | undefined
}

/** A button that opens the filters in a sheet on a phone, and shows the number of active filters. */
function FilterSheet<Filters>({ filters, state, total }: FilterSheetProps<Filters>) {
  const { t } = useText('records')
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(state.filters).length
  return (
    <>
      <Button
        size="small"
        icon={icons.filter}
        aria-label={count > 0 ? `${t('filters')}: ${count}` : undefined}
        onClick={() => setOpen(true)}
      >
        {t('filters')}
        {count > 0 && <span className="bl-records__badge">{count}</span>}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={t('filters')}
        footer={
          <Button variant="primary" size="big" wide onClick={() => setOpen(false)}>
            {total === undefined ? t('show') : t('showCount', { count: total })}
          </Button>
        }
      >
        <div className="bl-records__fields">
          <Selects filters={filters} state={state} asFields />
        </div>
      </Sheet>
    </>
  )
}
