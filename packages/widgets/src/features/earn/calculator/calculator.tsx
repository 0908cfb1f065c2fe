import type { Decimal } from '@bourselet/sdk/money'
import { useEffect } from 'react'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { FundPasswordDialog } from '../../../shared/intent/fund-password-dialog.tsx'
import { isKeptForReturn } from '../../../shared/intent/kept-draft.ts'
import { Facts } from '../../../shared/records/facts.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import type { Entry } from '../entry.ts'
import type { EarnEvents } from '../events.ts'
import { planOf } from '../plan.ts'
import { type EarnProduct, isOpen } from '../product.ts'
import { useEarnTexts } from '../use-earn-texts.ts'
import { PlanPart } from './plan-part.tsx'
import { SizePart } from './size-part.tsx'
import { type EntryState, type Keeping, type Subscription, useEntry } from './use-entry.ts'
import '../earn.css'
import './calculator.css'

export type CalculatorProps = EarnEvents & {
  product: EarnProduct
  /** Principal of the member's running orders in the product. */
  used: Decimal
  keeping: Keeping
  /**
   * Called when a subscription has failed. The terms of the product may have changed, so the caller loads the
   * products again.
   */
  onTermsChanged: () => void
  /** Called with the entries when the form is mounted and after each change. */
  onEntered: (values: Entry, isDirty: boolean) => void
}

/**
 * A form that computes the income of an entered amount and subscribes to the product. Users who are not logged
 * in can compute incomes too.
 */
export function Calculator(props: CalculatorProps) {
  const { product, used, keeping, onTermsChanged, onEntered, onSubscribed, onDirtyChange, ...events } = props
  const texts = useEarnTexts()
  const { t, format, period } = texts
  const { show } = useToast()
  const entry = useEntry(product, used, keeping, {
    onDone(order, subscription) {
      show({ tone: 'success', title: t('calculator.done', { deal: dealOf(subscription, texts) }) })
      onSubscribed?.(order)
    },
    onTermsChanged,
  })
  const { form } = entry
  const { signedIn } = useSession()
  const isDirty = form.dirty && signedIn
  useLeaveWarning(isDirty, onDirtyChange, isDirty && !isKeptForReturn(form.intent))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onEntered` is new in each render
  useEffect(() => onEntered(form.values, form.dirty), [form.values, form.dirty])
  const { coin, name, kind, headline, rate } = product
  return (
    <form className="bl-earn__entry" {...form.props}>
      <header className="bl-earn__head">
        <CoinIcon coin={coin} size={32} />
        <span className="bl-earn__two">
          <strong>{name}</strong>
          <small>{t(`kind.${kind}`)}</small>
        </span>
        <span className="bl-earn__two bl-earn__head-rate bl-numbers">
          <strong>{format.rate(headline)}</strong>
          <small>{kind === 'savings' ? period(product) : t('rate.aDay', { rate: format.rate(rate) })}</small>
        </span>
      </header>
      <SizePart entry={entry} />
      <PlanPart entry={entry} />
      <Submit entry={entry} {...events} />
      {events.pledgeRules}
      <FundPasswordDialog
        onForgotFundPassword={events.onForgotFundPassword}
        onSetFundPassword={events.onSetFundPassword}
        intent={form.intent}
        prompt={(subscription) => ({
          button: t(`calculator.submit.${kind}`, { deal: dealOf(subscription, texts) }),
          summary: <Summary entry={entry} subscription={subscription} />,
        })}
      />
    </form>
  )
}

type Texts = ReturnType<typeof useEarnTexts>

/** Returns a subscription as text: "5,000 USDT", or "6 copies for 3,000 USDT". */
const dealOf = ({ amount, copies, coin }: Pick<Subscription, 'amount' | 'copies' | 'coin'>, texts: Texts) =>
  copies === null
    ? texts.entered(amount, coin)
    : texts.t('calculator.copiesFor', { count: copies, amount: texts.entered(amount, coin) })

/**
 * The end of the form: the agreement, the reason why the last subscription failed, and the submit button. The label of
 * the button states the amount to subscribe.
 */
function Submit({ entry, onSignIn, onPledgeRules }: EarnEvents & { entry: EntryState }) {
  const texts = useEarnTexts()
  const gap = useGap()
  const { t } = texts
  const { signedIn } = useSession()
  const { form, product, amount } = entry
  if (!isOpen(product)) return <Notice tone="warn">{t(`card.closed.${product.status}`)}</Notice>
  if (!signedIn) {
    return (
      <div className="bl-earn__submit">
        <Button variant="primary" size="big" wide onClick={() => onSignIn?.()} disabled={!onSignIn}>
          {t('calculator.signIn')}
        </Button>
        <p className="bl-earn__note">{t('calculator.signInNote')}</p>
      </div>
    )
  }
  const copies = product.copy && form.values.size !== '' ? Number(form.values.size) : null
  const deal =
    amount === '' || Number.isNaN(copies) || (copies !== null && !Number.isInteger(copies))
      ? null
      : dealOf({ amount, copies, coin: product.coin }, texts)
  return (
    <div className="bl-earn__submit">
      {product.kind === 'pledge' && (
        <Checkbox
          name="agree"
          checked={form.values.agree}
          onCheckedChange={(agree) => form.set({ agree })}
          error={form.error('agree')}
        >
          {t('calculator.agree')}
          {gap}
          {onPledgeRules ? (
            <button type="button" className="bl-link" onClick={() => onPledgeRules()}>
              {t('calculator.rules')}
            </button>
          ) : (
            t('calculator.rules')
          )}
        </Checkbox>
      )}
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <Button type="submit" variant="primary" size="big" wide busy={form.busy}>
        {deal === null
          ? t(`calculator.submitEmpty.${product.kind}`)
          : t(`calculator.submit.${product.kind}`, { deal })}
      </Button>
      <p className="bl-earn__note">{t('calculator.passwordNext')}</p>
    </div>
  )
}

/** The summary of the subscription, shown above the fund password. */
function Summary({ entry, subscription }: { entry: EntryState; subscription: Subscription }) {
  const { t, format, exact, day, period } = useEarnTexts()
  const { product } = entry
  const plan = planOf(product, subscription.amount, useServerDay(), 30)
  return (
    <Facts
      rows={[
        [t('calculator.product'), product.name],
        [t('calculator.principal'), exact(subscription.amount, product.coin)],
        [
          t('calculator.rate'),
          product.kind === 'savings'
            ? `${format.rate(subscription.rate)} ${period(product)}`
            : t('rate.aDay', { rate: format.rate(subscription.rate) }),
        ],
        product.days === null
          ? [t('calculator.perDay'), exact(plan.daily ?? '0', product.coin, true)]
          : [t('calculator.income', { count: product.days }), exact(plan.income, product.coin, true)],
        [t('calculator.first'), day(plan.firstIncomeDate)],
        [t('calculator.back'), plan.maturityDate === null ? t('early.any_time') : day(plan.maturityDate)],
        [t('calculator.ifEarly'), t(`calculator.early.${product.early}`)],
      ]}
    />
  )
}
