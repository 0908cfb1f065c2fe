import { add, addDays, compare, div, mul, sub } from '@bourselet/sdk/money'
import { useSession } from '../../../shared/data/use-session.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useGap } from '../../../shared/i18n/use-gap.ts'
import { UnknownOutcome } from '../../../shared/intent/unknown-outcome.tsx'
import { Facts } from '../../../shared/records/facts.tsx'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { CoinAmount } from '../../../shared/ui/coin-amount.tsx'
import { CoinIcon } from '../../../shared/ui/coin-icon.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { NowAfter } from '../../../shared/ui/preview-rows.tsx'
import { Segment } from '../../../shared/ui/segment.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import type { AiEvents } from '../events.ts'
import { isOpen, limitLeft } from '../plan.ts'
import { useOrders } from '../use-ai.ts'
import { useAiTexts } from '../use-ai-texts.ts'
import { useStartDate } from '../use-start-date.ts'
import { HeldFor } from './pay-dialog.tsx'
import type { EntryState } from './use-entry.ts'
import type { PayIntent } from './use-pay.ts'

/**
 * Largest number of loops (repetitions of the plan's cycle) for which the panel shows one button each. If a plan allows
 * more loops, the panel shows a list instead.
 */
const MAX_BUTTONS = 5
/**
 * Maximum duration in days that the list of loops offers. The buttons have no such limit. The page simulates each day
 * of an order, so an order of many years would stop the page for seconds.
 */
const MAX_DAYS = 365

export type OrderPanelProps = AiEvents & { entry: EntryState; pay: PayIntent }

/**
 * A form for a new order: amount, loops, terms and agreement. Its button creates a draft, that is, an unpaid order, and
 * then opens the dialog that pays it.
 */
export function OrderPanel({ entry, pay, ...events }: OrderPanelProps) {
  const texts = useAiTexts()
  const { t, rate, most, format, term } = texts
  const { form, plan, used, available } = entry
  const mostLoops = Math.min(plan.max_loops, Math.max(MAX_BUTTONS, Math.floor(MAX_DAYS / plan.cycle_days)))
  const loops = {
    value: form.values.loops,
    onValueChange: (loops: string) => form.set({ loops }),
    options: Array.from({ length: mostLoops }, (_, at) => ({ value: `${at + 1}`, label: `${at + 1}` })),
  }
  return (
    <form className="bl-ai__entry" {...form.props}>
      <header className="bl-ai__head">
        <CoinIcon coin={plan.coin} size={32} />
        <span className="bl-ai__two">
          <strong>{plan.name}</strong>
          <small>{term(plan)}</small>
        </span>
        <span className="bl-ai__two bl-ai__head-rate bl-numbers">
          <strong>{t('range', { min: rate(plan.min_rate), max: rate(plan.max_rate) })}</strong>
          <small>{t('aDay')}</small>
        </span>
      </header>
      <AmountField
        {...form.field('amount')}
        label={t('panel.amount')}
        unit={plan.coin}
        corner={
          available !== null && (
            <span className="bl-ai__quiet">
              {t('panel.available')}{' '}
              <strong className="bl-numbers">
                <CoinAmount value={available} coin={plan.coin} minDecimals={2} />
              </strong>
            </span>
          )
        }
        hint={t('panel.amountHint', {
          min: format.amount(plan.min_amount),
          max: most(limitLeft(plan, used), plan.coin),
        })}
      />
      <div className="bl-ai__loops">
        <span>{t('panel.loops')}</span>
        {mostLoops > MAX_BUTTONS ? (
          <Select aria-label={t('panel.loops')} {...loops} />
        ) : (
          <Segment size="small" label={t('panel.loops')} {...loops} />
        )}
      </div>
      <Terms entry={entry} />
      <Submit entry={entry} pay={pay} {...events} />
      {events.agreement}
    </form>
  )
}

function Terms({ entry }: { entry: EntryState }) {
  const { t, day, sum, result, format } = useAiTexts()
  const { plan, shown, isExample, terms, bounds, available } = entry
  const start = useStartDate()
  const total = (net: string) => <CoinAmount value={add(shown, net)} coin={plan.coin} minDecimals={2} />
  const dayOf = (at: string) => sum(div(mul(shown, at), '1', 8, 'FLOOR'), plan.coin, true)
  const after =
    available !== null && !isExample && compare(available, shown) >= 0 ? sub(available, shown) : null
  return (
    <Facts
      rows={[
        [t('facts.first'), `${day(addDays(start, 1))} (UTC)`],
        [t('facts.last'), day(addDays(start, terms.cycle_days * terms.loops))],
        [t('facts.fee'), t('facts.feeOf', { rate: format.rate(plan.fee_rate) })],
        [t('facts.losing'), t('facts.losingText')],
        [t('facts.early'), t(plan.early_finish ? 'facts.earlyYes' : 'facts.earlyNo')],
        [t('facts.oneDay'), t('range', { min: dayOf(plan.min_rate), max: dayOf(plan.max_rate) })],
        [
          t('facts.worst'),
          <span key="w" className="bl-ai__down">
            {total(bounds.min_income)}
          </span>,
        ],
        [
          t('facts.best'),
          <span key="b" className="bl-ai__up">
            {total(bounds.max_income)}
          </span>,
        ],
        after === null
          ? null
          : [
              t('facts.after'),
              <NowAfter
                key="a"
                now={result(available ?? '0', plan.coin, false)}
                after={result(after, plan.coin, false)}
              />,
            ],
        terms.loops > 1 ? [t('facts.loops'), t('facts.loopsText')] : null,
      ]}
    />
  )
}

/**
 * The agreement, the reason why the last attempt failed, and the submit button, whose label names the plan
 * and the amount.
 */
function Submit({ entry, pay, onSignIn, onAgreement }: OrderPanelProps) {
  const { t, entered } = useAiTexts()
  const gap = useGap()
  const { signedIn } = useSession()
  const errorText = useErrorText()
  const { form, plan } = entry
  if (!isOpen(plan)) return <Notice tone="warn">{t('panel.closed')}</Notice>
  if (!signedIn) {
    return (
      <div className="bl-ai__submit">
        <Button variant="primary" size="big" wide onClick={() => onSignIn?.()} disabled={!onSignIn}>
          {t('panel.signIn')}
        </Button>
        <p className="bl-ai__note">{t('panel.signInNote')}</p>
      </div>
    )
  }
  const { amount } = form.values
  const failed = pay.state.phase === 'refused' ? pay.error : null
  return (
    <div className="bl-ai__submit">
      <Checkbox
        name="agree"
        checked={form.values.agree}
        onCheckedChange={(agree) => form.set({ agree })}
        error={form.error('agree')}
      >
        {t('panel.agree')}
        {gap}
        {onAgreement ? (
          <button type="button" className="bl-link" onClick={() => onAgreement()}>
            {t('panel.agreement')}
          </button>
        ) : (
          t('panel.agreement')
        )}
      </Checkbox>
      <UnknownOutcome intent={form.intent} />
      {(form.failure || failed) && <Notice tone="error">{form.failure ?? errorText(failed)}</Notice>}
      <Waiting planId={plan.id} pay={pay} />
      <Button type="submit" variant="primary" size="big" wide busy={form.busy || pay.isBusy}>
        {amount === ''
          ? t('panel.submit', { plan: plan.name })
          : t('pay.button', { amount: entered(amount, plan.coin), plan: plan.name })}
      </Button>
      <p className="bl-ai__note">{t('panel.passwordNext')}</p>
    </div>
  )
}

/** Shows the newest draft (unpaid order) of the plan, with a button that pays it. */
function Waiting({ planId, pay }: { planId: number; pay: PayIntent }) {
  const { t, exact } = useAiTexts()
  const gap = useGap()
  const { state } = pay
  // After its payment, a draft stays in the list until the list is loaded again. So the paid draft is left out here.
  const paid = state.phase === 'done' ? state.answer.order_no : null
  const draft = useOrders('pending')?.find(
    ({ product, order_no }) => product.id === planId && order_no !== paid,
  )
  if (!draft || !['idle', 'refused', 'done'].includes(state.phase)) return null
  return (
    <Notice tone="warn">
      <p>
        {t('panel.waiting', { amount: exact(draft.amount, draft.coin) })}
        {gap}
        <HeldFor order={draft} />
      </p>
      <div className="bl-notice__actions">
        <Button size="small" onClick={() => pay.submit(draft)}>
          {t('orders.pay')}
        </Button>
      </div>
    </Notice>
  )
}
