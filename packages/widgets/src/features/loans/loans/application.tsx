import { type Decimal, div, mul, type Rounding, trim } from '@bourselet/sdk/money'
import { useSiteSettings } from '../../../shared/data/use-site-settings.ts'
import { ratePlaces } from '../../../shared/format/format-rate.ts'
import { weekDay } from '../../../shared/format/short-day.ts'
import { useCoinAmount } from '../../../shared/format/use-coin-amount.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Slider } from '../../../shared/ui/slider.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { LtvPlan } from '../ltv-scale.tsx'
import type { LoanEntryState } from './use-loan-entry.ts'

/** The fields of a loan application: kind of loan, amount, term and collateral. */
export function Application({ entry }: { entry: LoanEntryState }) {
  const { t } = useText('loans')
  const format = useFormat()
  const { form, goods, offers, setGoods, term, plan } = entry
  const places = ratePlaces(goods.terms.map(({ daily_rate }) => daily_rate))
  const coins = new Intl.ListFormat(format.locale, { type: 'disjunction' })
  return (
    <Panel className="bl-loans__form">
      <Tabs
        label={t('kind')}
        value={String(goods.id)}
        onValueChange={(id) => setGoods(Number(id))}
        tabs={offers.map(({ id, collateral, collateral_coins }) => ({
          value: String(id),
          label: collateral ? t('secured', { coins: coins.format(collateral_coins) }) : t('plain'),
        }))}
      />
      <div className="bl-loans__fields">
        <AmountPart entry={entry} />
        <section className="bl-loans__terms">
          <p className="bl-field__label">{t('term')}</p>
          <Segment
            label={t('term')}
            value={String(term.days)}
            onValueChange={(days) => form.set({ term_days: Number(days), daily_rate: '' })}
            options={goods.terms.map(({ days, daily_rate }) => ({
              value: String(days),
              label: (
                <span className="bl-loans__term bl-numbers">
                  <strong>{t('days', { count: days })}</strong>
                  <small>{format.rate(daily_rate, places)}</small>
                </span>
              ),
            }))}
          />
          <p className="bl-loans__caption bl-numbers">
            {t('termSum', {
              rate: format.rate(term.daily_rate),
              count: term.days,
              total: format.rate(plan.total_rate),
              date: weekDay(format.locale, plan.dueDate),
            })}
          </p>
          {form.error('daily_rate') && <Notice tone="warn">{form.error('daily_rate')}</Notice>}
          {form.error('term_days') && <Notice tone="error">{form.error('term_days')}</Notice>}
        </section>
        {goods.collateral ? <CollateralPart entry={entry} /> : <LimitReason entry={entry} />}
      </div>
    </Panel>
  )
}

function AmountPart({ entry }: { entry: LoanEntryState }) {
  const { t } = useText('loans')
  const format = useFormat()
  const { form, goods, most } = entry
  const field = form.field('amount')
  // The slider selects a number of steps, which needs no exact value, so decimal strings become numbers here.
  const stepsOf = (amount: Decimal, rounding: Rounding) => Number(div(amount, goods.step, 0, rounding))
  const amountAt = (steps: number) => trim(mul(goods.step, String(steps)))
  const least = stepsOf(goods.min_amount, 'UP')
  const highest = Math.max(least + 1, stepsOf(most, 'DOWN'))
  const amountOf = useCoinAmount()
  return (
    <section className="bl-loans__amount">
      <AmountField
        {...field}
        label={t('amount')}
        min={goods.min_amount}
        max={most}
        corner={
          <span className="bl-loans__limit">
            {t('limit')}{' '}
            <strong className="bl-numbers">
              <CoinAmount value={most} coin={goods.coin} />
            </strong>
          </span>
        }
        unit={
          <span className="bl-loans__coin">
            <CoinIcon coin={goods.coin} size={20} /> {goods.coin}
          </span>
        }
      />
      <Slider
        label={t('amount')}
        stops={[least, highest]}
        value={Math.min(highest, Math.max(least, stepsOf(field.value || '0', 'DOWN')))}
        onValueChange={(steps) => form.set({ amount: amountAt(steps) })}
        valueText={(steps) => `${format.amount(amountAt(steps))} ${goods.coin}`}
      />
      <p className="bl-loans__bounds bl-numbers" aria-hidden>
        <span>{format.amount(goods.min_amount)}</span>
        <span>{amountOf(most, goods.coin)}</span>
      </p>
    </section>
  )
}

/** A note that explains the limit of a loan without collateral, which depends on the credit score. */
function LimitReason({ entry: { goods, member } }: { entry: LoanEntryState }) {
  const { t } = useText('loans')
  const gap = useGap()
  const format = useFormat()
  const amountOf = useCoinAmount()
  const { data: settings } = useSiteSettings()
  const points = settings?.credit_score
  return (
    <div className="bl-loans__reason">
      <Icon shape={icons.shield} size={18} />
      <p>
        {member && goods.limit !== null ? (
          <strong className="bl-numbers">
            {t('limitSum', {
              max: format.amount(goods.max_amount),
              score: member.credit_score,
              limit: `${amountOf(goods.limit, goods.coin)} ${goods.coin}`,
            })}
            {gap}
          </strong>
        ) : null}
        {points && t('limitReason', { repaid: points.repaid, overdue: -points.overdue })}
      </p>
    </div>
  )
}

function CollateralPart({ entry }: { entry: LoanEntryState }) {
  const { t } = useText('loans')
  const format = useFormat()
  const amountOf = useCoinAmount()
  const { coin, setCoin, goods, terms, collateral } = entry
  return (
    <section className="bl-loans__collateral">
      <Segment
        label={t('collateralCoin')}
        value={coin}
        onValueChange={setCoin}
        options={goods.collateral_coins.map((value) => ({ value, label: value }))}
      />
      <p className="bl-loans__held">
        <CoinIcon coin={coin} size={28} />
        <span>
          <strong className="bl-numbers">
            {collateral === null ? '—' : <CoinAmount value={collateral} coin={coin} rounding="UP" />}
          </strong>
          <small title={terms.available === null ? undefined : `${format.amount(terms.available)} ${coin}`}>
            {terms.available === null
              ? t('held')
              : t('heldOf', { available: `${amountOf(terms.available, coin)} ${coin}` })}
          </small>
        </span>
        <span className="bl-numbers">
          {terms.price === null ? '—' : format.price(terms.price)}
          <small>{t('index')}</small>
        </span>
      </p>
      {goods.ltv && terms.price !== null && <LtvPlan coin={coin} price={terms.price} limits={goods.ltv} />}
    </section>
  )
}
