import { addDays, aiNetIncome } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { DayStaircase } from '../../../shared/staircase/day-staircase.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SIMULATED_ORDERS, scaled, stairsOf } from '../plan.ts'
import { useAiWords } from '../use-ai-words.ts'
import { useStartDate } from '../use-start-date.ts'
import type { EntryState } from './use-entry.ts'

/** The worst, the median and the best result of the entered amount, and the median order day by day. */
export function Outcome({ entry }: { entry: EntryState }) {
  const { t, sum, amount, rate } = useAiWords()
  const { plan, shown, simulation, bounds, terms } = entry
  const start = useStartDate()
  const days = useMemo(
    () => stairsOf(simulation.median, start, (result) => scaled(result, shown)),
    [simulation, start, shown],
  )
  const of = (result: string) => scaled(result, shown)
  const figures = [
    ['worst', bounds.min_income, t('outcome.everyDay', { rate: rate(plan.min_rate) })],
    [
      'median',
      of(aiNetIncome(simulation.median)),
      t('outcome.nineOfTen', {
        low: amount(of(simulation.low), true),
        high: amount(of(simulation.high), true),
      }),
    ],
    ['best', bounds.max_income, t('outcome.everyDayFee', { rate: rate(plan.max_rate) })],
  ] as const
  const end = addDays(start, terms.cycle_days * terms.loops)
  return (
    <Panel className="bl-ai__outcome" aria-label={t('outcome.label')}>
      <h3 className="bl-ai__heading">
        {t('outcome.title', { amount: sum(shown, plan.coin), plan: plan.name })}
      </h3>
      <dl className="bl-ai__figures bl-numbers">
        {figures.map(([name, value, note]) => (
          <div key={name} data-kind={name}>
            <dt>{t(`outcome.${name}`)}</dt>
            <dd>{amount(value, true)}</dd>
            <dd className="bl-ai__quiet">{note}</dd>
          </div>
        ))}
      </dl>
      <DayStaircase
        label={t('outcome.chart', { date: end })}
        days={days}
        coin={plan.coin}
        tone="market"
        height={184}
      />
      <p className="bl-ai__note">{t('outcome.note', { orders: SIMULATED_ORDERS, lost: simulation.lost })}</p>
      <p className="bl-ai__note">{t('how')}</p>
    </Panel>
  )
}
