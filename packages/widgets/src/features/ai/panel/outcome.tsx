import { addDays, aiNetIncome } from '@bourselet/sdk/money'
import { DayStaircase } from '../../../shared/staircase/day-staircase.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SIMULATED_ORDERS, type SimulatedRange, scaled, stairsOf } from '../plan.ts'
import { useAiTexts } from '../use-ai-texts.ts'
import { useStartDate } from '../use-start-date.ts'
import type { EntryState } from './use-entry.ts'

/**
 * The worst possible, the median simulated and the best possible result for the entered amount, and a chart
 * with the days of the median order.
 */
export function Outcome({ entry }: { entry: EntryState }) {
  const { t, exact, result: say, rate } = useAiTexts()
  const { plan, shown, simulation, bounds, terms } = entry
  const start = useStartDate()
  const of = (result: string) => scaled(result, shown)
  const nineOfTen = ({ low, high }: SimulatedRange) =>
    t('outcome.nineOfTen', { low: say(of(low), plan.coin), high: say(of(high), plan.coin) })
  const days = stairsOf(simulation.median, start, of).map((day, at) => {
    const range = simulation.ranges[at - 1]
    return range
      ? { ...day, range: { low: of(range.low), high: of(range.high), text: nineOfTen(range) } }
      : day
  })
  const figures = [
    ['worst', bounds.min_income, t('outcome.everyDay', { rate: rate(plan.min_rate) })],
    ['median', of(aiNetIncome(simulation.median)), nineOfTen(simulation.ranges.at(-1)!)],
    ['best', bounds.max_income, t('outcome.everyDayFee', { rate: rate(plan.max_rate) })],
  ] as const
  const end = addDays(start, terms.cycle_days * terms.loops)
  return (
    <Panel className="bl-ai__outcome" aria-label={t('outcome.label')}>
      <header className="bl-ai__outcome-top">
        <h3>{t('outcome.title', { amount: exact(shown, plan.coin), plan: plan.name })}</h3>
        <p className="bl-ai__legend" aria-hidden>
          <span data-kind="course">{t('outcome.course')}</span>
          <span data-kind="range">{t('outcome.range')}</span>
        </p>
      </header>
      <dl className="bl-ai__figures bl-numbers">
        {figures.map(([name, value, note]) => (
          <div key={name} data-kind={name}>
            <dt>{t(`outcome.${name}`)}</dt>
            <dd>
              <CoinAmount value={value} coin={plan.coin} minDecimals={2} signed rounding="FLOOR" bare />
            </dd>
            <dd className="bl-ai__quiet">{note}</dd>
          </div>
        ))}
      </dl>
      <DayStaircase
        label={t('outcome.chart', { date: end })}
        days={days}
        coin={plan.coin}
        tone="market"
        height={232}
      />
      <p className="bl-ai__note">{t('outcome.note', { orders: SIMULATED_ORDERS, lost: simulation.lost })}</p>
      <p className="bl-ai__note">{t('how')}</p>
    </Panel>
  )
}
