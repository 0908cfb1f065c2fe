import { useState } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { DayStaircase, type StaircaseDay } from '../../../shared/staircase/day-staircase.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { type DayTotal, dayChange } from './day-total.ts'
import { useTotalHistory } from './use-total-history.ts'

const ranges = { d7: 7, d30: 30, d90: 90, y1: 365 } as const
type Range = keyof typeof ranges

/** A panel with the total value of the member's assets on each day. */
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

/** A chart of the total value on each day, with its change in percent. */
function Days({ days, count }: { days: readonly DayTotal[] | undefined; count: number }) {
  const { t } = useText('wallet')
  const format = useFormat()
  const steps = days?.map((day, at): StaircaseDay => {
    const change = dayChange(day, days[at - 1])
    return {
      date: day.date,
      gain: change?.amount ?? '0',
      total: day.total_usdt,
      ...(change?.percent ? { note: format.percent(change.percent, { signed: true }) } : {}),
    }
  })
  return (
    <DayStaircase
      label={t('overview.history')}
      days={steps?.slice(-count)}
      coin="USDT"
      tone="market"
      scale="near"
      own
      height={176}
    />
  )
}
