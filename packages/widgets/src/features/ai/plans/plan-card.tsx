import { type CSSProperties, useMemo } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { histogramOf, isOpen, type Plan, SIMULATED_DAYS } from '../plan.ts'
import { useAiTexts } from '../use-ai-texts.ts'

export type PlanCardProps = {
  plan: Plan
  /**
   * The largest absolute daily rate of all plans. The scale on every card extends from minus this rate to plus this
   * rate.
   */
  reach: number
  chosen: boolean
  onChoose: () => void
}

/** The card of an AI plan: its daily rates, a histogram of its simulated days, and its most important terms. */
export function PlanCard({ plan, reach, chosen, onChoose }: PlanCardProps) {
  const { t, rate, entered, format, term } = useAiTexts()
  const open = isOpen(plan)
  return (
    <article className="bl-ai-card" data-chosen={chosen || undefined} aria-label={plan.name}>
      <header className="bl-ai-card__top">
        <CoinIcon coin={plan.coin} size={28} />
        <span className="bl-ai__two">
          <strong>{plan.name}</strong>
          <small>{term(plan)}</small>
        </span>
        {chosen && (
          <Chip tone="accent">
            <Icon shape={icons.check} size={12} />
            {t('card.chosen')}
          </Chip>
        )}
      </header>
      <p className="bl-ai-card__range bl-numbers">
        <strong>{t('range', { min: rate(plan.min_rate), max: rate(plan.max_rate) })}</strong>{' '}
        <span>{t('aDay')}</span>
      </p>
      <Range plan={plan} reach={reach} />
      <Bricks plan={plan} />
      <dl className="bl-ai-card__facts bl-numbers">
        <div>
          <dt>{t('card.min')}</dt>
          <dd>{entered(plan.min_amount, plan.coin)}</dd>
        </div>
        <div>
          <dt>{t('card.max')}</dt>
          <dd>{entered(plan.max_amount, plan.coin)}</dd>
        </div>
        <div>
          <dt>{t('facts.fee')}</dt>
          <dd>{t('facts.feeOf', { rate: format.rate(plan.fee_rate) })}</dd>
        </div>
      </dl>
      {/* A disabled button would lose the focus. So the button of the chosen plan only has `aria-disabled`. */}
      <Button wide disabled={!open} aria-disabled={chosen || undefined} onClick={onChoose}>
        {open
          ? t(chosen ? 'card.inPanel' : 'card.choose', { amount: entered(plan.min_amount, plan.coin) })
          : t('card.closed')}
      </Button>
    </article>
  )
}

/**
 * The range of a plan's daily rates, drawn on a scale that has the same ends for all plans, with a mark at
 * zero.
 */
function Range({ plan, reach }: { plan: Plan; reach: number }) {
  const { rate } = useAiTexts()
  const place = (value: string) => `${50 + (Number(value) / reach) * 50}%`
  const style = { '--bl-ai-low': place(plan.min_rate), '--bl-ai-high': place(plan.max_rate) } as CSSProperties
  return (
    <p className="bl-ai-card__scale bl-numbers" aria-hidden>
      <span>{rate(String(-reach), 1)}</span>
      <span className="bl-ai-card__line" style={style} />
      <span>{rate(String(reach), 1)}</span>
    </p>
  )
}

/**
 * A histogram with one brick of equal size per simulated day: losing days are left of zero, winning days
 * right of zero.
 */
function Bricks({ plan }: { plan: Plan }) {
  const { t, rate } = useAiTexts()
  const histogram = useMemo(() => histogramOf(plan), [plan])
  const { losing, winning, lost, worst, best, mean } = histogram
  const won = SIMULATED_DAYS - lost
  const column = (bricks: number, kind: 'lost' | 'won', at: number) => (
    <span
      key={`${kind}${at}`}
      className="bl-ai-bricks__column"
      data-kind={kind}
      style={{ '--bl-ai-bricks': bricks } as CSSProperties}
    />
  )
  return (
    <figure className="bl-ai-bricks">
      <figcaption>
        <span>{t('bricks.title', { days: SIMULATED_DAYS })}</span>
        <span className="bl-numbers">{t('bricks.mean', { rate: rate(mean, 3) })}</span>
      </figcaption>
      <div
        className="bl-ai-bricks__plot"
        role="img"
        aria-label={t('bricks.summary', { lost, won, worst: rate(worst, 3), best: rate(best, 3) })}
      >
        {losing.map((bricks, at) => column(bricks, 'lost', at))}
        <span className="bl-ai-bricks__zero" />
        {winning.map((bricks, at) => column(bricks, 'won', at))}
      </div>
      <p className="bl-ai-bricks__ends bl-numbers" aria-hidden>
        <span>
          <strong className="bl-ai__down">{t('bricks.lost', { days: lost })}</strong>
          <small>{t('bricks.worst', { rate: rate(worst, 3) })}</small>
        </span>
        <span>
          <strong className="bl-ai__up">{t('bricks.won', { days: won })}</strong>
          <small>{t('bricks.best', { rate: rate(best, 3) })}</small>
        </span>
      </p>
    </figure>
  )
}
