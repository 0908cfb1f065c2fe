import { type SyntheticEvent, useState } from 'react'
import { useCall } from '../data/use-call.ts'
import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { useLocale } from '../provider/use-locale.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Popover } from '../ui/popover.tsx'
import { Sheet } from '../ui/sheet.tsx'
import {
  anyTime,
  dayText,
  lastDays,
  type Period,
  periodRequest,
  periodText,
  presets,
  today,
} from './period.ts'
import type { RecordsQuery, RecordsRequest } from './records.ts'
import { readingOf } from './use-records.ts'

type PeriodFilterProps<Row, Filters> = {
  period: Period
  onChange: (period: Period) => void
  query: RecordsQuery<Row, Filters>
  /**
   * The request of the list without its period. The filter uses the request to count the rows of a period
   * before the member applies the period.
   */
  request: RecordsRequest<Filters>
  /** True if the member selects the days in a sheet; false if in a panel below the button. */
  isNarrow: boolean
}

/** The period filter of a list: the last 7, 30 or 90 days, or any range of days. */
export function PeriodFilter<Row, Filters>(props: PeriodFilterProps<Row, Filters>) {
  const { period, onChange, isNarrow } = props
  const { t } = useText('records')
  const { sdk } = useBourselet()
  const [isOpen, setOpen] = useState(false)
  const now = sdk.clock.now()
  const isPreset = (days: number) => !period.to && period.from === lastDays(days, now).from
  const text = usePeriodText(period, today(now))
  const button = (
    <button
      type="button"
      className="bl-records__dates"
      data-set={period.from || period.to ? true : undefined}
      onClick={isNarrow ? () => setOpen(true) : undefined}
    >
      <Icon shape={icons.calendar} size={16} />
      <span>{text}</span>
      <Icon shape={icons.chevronDown} size={16} />
    </button>
  )
  const form = <PeriodForm {...props} onClose={() => setOpen(false)} latest={today(now)} />
  return (
    <fieldset className="bl-records__period">
      <legend className="bl-hidden">{t('period.label')}</legend>
      {isNarrow ? (
        <>
          {button}
          <Sheet open={isOpen} onOpenChange={setOpen} title={t('period.label')}>
            {form}
          </Sheet>
        </>
      ) : (
        <Popover
          trigger={button}
          label={t('period.label')}
          align="start"
          open={isOpen}
          onOpenChange={setOpen}
        >
          {form}
        </Popover>
      )}
      <span className="bl-records__presets">
        {presets.map((days) => (
          <button
            key={days}
            type="button"
            className="bl-records__preset"
            title={t('period.last', { count: days })}
            aria-pressed={isPreset(days)}
            onClick={() => onChange(isPreset(days) ? anyTime : lastDays(days, now))}
          >
            {t('period.days', { days })}
          </button>
        ))}
      </span>
    </fieldset>
  )
}

/** Returns a text that describes the period. A period with an open end reaches to today. */
export function usePeriodText({ from, to }: Period, latest: string): string {
  const { t } = useText('records')
  const locale = useLocale()
  if (!from && !to) return t('period.any')
  if (!from) return t('period.until', { day: dayText(to, locale) })
  return periodText({ from, to: to || latest }, locale) ?? ''
}

type PeriodFormProps<Row, Filters> = PeriodFilterProps<Row, Filters> & {
  onClose: () => void
  /** The last selectable day: today, because no record is newer. */
  latest: string
}

function PeriodForm<Row, Filters>(props: PeriodFormProps<Row, Filters>) {
  const { period, onChange, query, request, onClose, latest } = props
  const { t } = useText('records')
  const [draft, setDraft] = useState(period)
  const count = useCount(query, { ...request, ...periodRequest(draft) })
  const show = (next: Period) => {
    onChange(next)
    onClose()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    show(draft)
  }
  return (
    <form className="bl-records__form" onSubmit={submit}>
      <div className="bl-records__days">
        <Day
          label={t('period.from')}
          value={draft.from}
          max={draft.to || latest}
          onChange={(from) => setDraft({ ...draft, from })}
        />
        <span aria-hidden>–</span>
        <Day
          label={t('period.to')}
          value={draft.to}
          min={draft.from}
          max={latest}
          onChange={(to) => setDraft({ ...draft, to })}
        />
      </div>
      <div className="bl-records__actions">
        <Button onClick={() => show(anyTime)}>{t('period.any')}</Button>
        <Button variant="primary" type="submit">
          {count === undefined ? t('show') : t('showCount', { count })}
        </Button>
      </div>
    </form>
  )
}

/** Returns the number of records that a request would find; undefined until it is loaded. */
function useCount<Row, Filters>(query: RecordsQuery<Row, Filters>, request: RecordsRequest<Filters>) {
  const asked = { ...request, page: 1, limit: 1 }
  const { data } = useCall(
    [...query.key, 'count', asked],
    (sdk, options) => query.read(sdk, asked, options),
    { ...readingOf(query), keepPrevious: false },
  )
  return data?.page.total
}

type DayProps = {
  label: string
  value: string
  min?: string
  max: string
  onChange: (day: string) => void
}

function Day({ label, value, onChange, ...bounds }: DayProps) {
  return (
    <label className="bl-records__day">
      <span>{label}</span>
      <input type="date" value={value} {...bounds} onChange={(event) => onChange(event.target.value)} />
    </label>
  )
}
