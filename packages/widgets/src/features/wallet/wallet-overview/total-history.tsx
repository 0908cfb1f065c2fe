import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { shortDay } from '../../../shared/format/short-day.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { Change } from '../../../shared/ui/change.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Secret } from '../balances/secret.tsx'
import { type DayTotal, dayChange } from './day-total.ts'
import { AXIS_WIDTH } from './stairs-drawing.ts'
import { useTotalHistory } from './use-total-history.ts'

const StairsPlot = lazy(() => import('./stairs-plot.tsx').then(({ StairsPlot }) => ({ default: StairsPlot })))

const ranges = { d7: 7, d30: 30, d90: 90, y1: 365 } as const
type Range = keyof typeof ranges

/** The total value of the member's assets by day. */
export function TotalHistory({ wallet }: { wallet: Wallet | undefined }) {
  const { t } = useText('wallet')
  const [range, setRange] = useState<Range>('d30')
  const { data, error, refetch, refreshing } = useTotalHistory(wallet)
  return (
    <section className="bl-history-chart" aria-label={t('overview.history')}>
      <header className="bl-history-chart__top">
        <h2>{t('overview.history')}</h2>
        <Segment<Range>
          size="small"
          label={t('overview.range')}
          value={range}
          onValueChange={setRange}
          options={(Object.keys(ranges) as Range[]).map((value) => ({
            value,
            label: t(`overview.days.${value}`),
          }))}
        />
      </header>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      ) : data && data.length < 2 ? (
        <p className="bl-history-chart__none">{t('overview.historyNone')}</p>
      ) : (
        <Days key={range} days={data} count={ranges[range]} />
      )}
    </section>
  )
}

/** The chart of daily totals with the figures of a day, which pointer and arrow keys choose. */
function Days({ days, count }: { days: readonly DayTotal[] | undefined; count: number }) {
  const { t } = useText('wallet')
  const [chosen, setChosen] = useState<number | null>(null)
  const words = useDayWords()
  const shown = days?.slice(-count)
  const last = (shown?.length ?? 1) - 1
  const at = chosen ?? last
  const day = shown?.[at]
  const before = days && shown && days[days.length - shown.length + at - 1]

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // The axis takes the right edge of the chart, so the bars end before it.
    const part = (event.clientX - box.left) / Math.max(1, box.width - AXIS_WIDTH)
    setChosen(Math.max(0, Math.min(last, Math.floor(part * (last + 1)))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (event.key === 'Escape') setChosen(null)
    if (event.key === 'Home') setChosen(0)
    if (event.key === 'End') setChosen(last)
    if (step === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, at + step)))
  }
  return (
    <>
      <p className="bl-history-chart__readout bl-numbers">
        {day ? <DayReadout day={day} before={before} isToday={at === last} /> : <Skeleton width="14em" />}
      </p>
      <div
        className="bl-stairs"
        role="slider"
        tabIndex={0}
        aria-label={t('overview.history')}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={day ? words(day, before) : t('overview.chartHint')}
        title={t('overview.chartHint')}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setChosen(null)}
        onKeyDown={onKeyDown}
      >
        {days ? (
          <Suspense fallback={<Skeleton height="100%" />}>
            <StairsPlot days={days} count={count} chosen={chosen} />
          </Suspense>
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </>
  )
}

function useDayWords() {
  const format = useFormat()
  const { t } = useText('wallet')
  const { hideAmounts } = usePreferences()
  return (day: DayTotal, before: DayTotal | undefined) => {
    const change = dayChange(day, before)
    const total = hideAmounts
      ? t('balances.hidden')
      : `${format.amount(day.total_usdt, { decimals: 2, minDecimals: 2 })} USDT`
    const moved = change?.percent ? `, ${format.percent(change.percent, { signed: true })}` : ''
    return `${shortDay(format.locale, day.date)}: ${total}${moved}`
  }
}

type ReadoutProps = { day: DayTotal; before: DayTotal | undefined; isToday: boolean }

function DayReadout({ day, before, isToday }: ReadoutProps) {
  const { t } = useText('wallet')
  const format = useFormat()
  const change = dayChange(day, before)
  return (
    <>
      <span title={t(isToday ? 'overview.soFar' : 'overview.dayEnd')}>
        {shortDay(format.locale, day.date)}
      </span>
      <strong>
        <Secret>{format.amount(day.total_usdt, { decimals: 2, minDecimals: 2 })}</Secret>
      </strong>
      {change?.percent && <Change percent={change.percent} />}
    </>
  )
}
