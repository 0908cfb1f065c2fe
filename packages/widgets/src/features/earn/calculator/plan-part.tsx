import { useMemo, useState } from 'react'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { DayStaircase } from '../../../shared/staircase/day-staircase.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { type EarnPlan, planOf } from '../plan.ts'
import type { EarnProduct } from '../product.ts'
import { type EarnTexts, useEarnTexts } from '../use-earn-texts.ts'
import { shownAmount } from './size-part.tsx'
import type { EntryState } from './use-entry.ts'
import './calculator.css'

const horizons = [7, 30, 90, 365] as const

/** The expected income of the entered amount: its total, a chart by day, and the dates of the payments. */
export function PlanPart({ entry }: { entry: EntryState }) {
  const texts = useEarnTexts()
  const { t, income, exact } = texts
  const { product } = entry
  const { amount, isExample } = shownAmount(entry)
  const [horizon, setHorizon] = useState(30)
  const today = useServerDay()
  const plan = useMemo(() => planOf(product, amount, today, horizon), [product, amount, today, horizon])
  const noted = useMemo(
    () => plan.days.map((day, at) => ({ ...day, note: t('calculator.dayNo', { day: at }) })),
    [plan, t],
  )
  const days = product.days ?? horizon
  return (
    <section className="bl-earn__plan" aria-label={t('calculator.plan')}>
      <div className="bl-earn__income">
        <p>
          <small>
            {isExample
              ? t('calculator.incomeOf', { count: days, amount: exact(amount, product.coin) })
              : t('calculator.income', { count: days })}
          </small>
          <span className="bl-earn__figure bl-numbers" data-example={isExample || undefined}>
            <strong>
              <CoinAmount value={plan.income} coin={product.coin} minDecimals={2} signed bare />
            </strong>{' '}
            {product.coin}
          </span>
        </p>
        <p className="bl-earn__aside bl-numbers">
          {plan.daily !== null && (
            <span title={exact(plan.daily, product.coin)}>
              {t('calculator.daily', { amount: income(plan.daily, product.coin) })}
            </span>
          )}
          <span>{t(plan.daily === null ? 'calculator.atMaturity' : 'calculator.simple')}</span>
        </p>
      </div>
      {product.days === null && (
        <Segment
          size="small"
          label={t('calculator.horizon')}
          value={`${horizon}`}
          onValueChange={(value) => setHorizon(Number(value))}
          options={horizons.map((value) => ({ value: `${value}`, label: t('days', { count: value }) }))}
        />
      )}
      <DayStaircase
        label={t('calculator.chart')}
        days={noted}
        coin={product.coin}
        height={136}
        {...(product.pays === 'daily'
          ? {
              marker: {
                date: plan.firstIncomeDate,
                label: t('calculator.firstTomorrow', {
                  amount: income(plan.daily ?? '0', product.coin, true),
                }),
              },
            }
          : {})}
      />
      <Facts rows={factsOf(product, plan, amount, texts)} />
    </section>
  )
}

function factsOf(product: EarnProduct, plan: EarnPlan, amount: string, { t, day, exact }: EarnTexts) {
  return [
    [t(`calculator.start.${product.kind}`), day(plan.startDate)],
    [
      t('calculator.first'),
      plan.daily === null ? day(plan.firstIncomeDate) : `${day(plan.firstIncomeDate)} (UTC)`,
    ],
    [
      t('calculator.back'),
      plan.maturityDate === null
        ? t('early.any_time')
        : t('calculator.backOn', { amount: exact(amount, product.coin), date: day(plan.maturityDate) }),
    ],
    [t('calculator.ifEarly'), t(`calculator.early.${product.early}`)],
  ] as const
}
