import { useEffect, useState } from 'react'
import { useSession } from '../../../shared/data/use-session.ts'
import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { isKeptForReturn } from '../../../shared/intent/kept-draft.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useIsNarrow } from '../../../shared/ui/use-is-narrow.ts'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useOpened } from '../../../shared/ui/use-opened.ts'
import type { AiEvents } from '../events.ts'
import { OrderPanel } from '../panel/order-panel.tsx'
import { Outcome } from '../panel/outcome.tsx'
import { PayDialog } from '../panel/pay-dialog.tsx'
import { useEntry } from '../panel/use-entry.ts'
import { usePay } from '../panel/use-pay.ts'
import { isOpen, type Plan } from '../plan.ts'
import { usePlans, useUsedLimits } from '../use-ai.ts'
import { useAiTexts } from '../use-ai-texts.ts'
import { PlanCard } from './plan-card.tsx'

/** Container width in px below which the order panel is a sheet. */
const NARROW_PX = 720

export type PlansProps = AiEvents & {
  /** Id of the AI plan that is initially selected. */
  plan?: string | undefined
}

/**
 * Plan cards, the simulated results of the chosen plan, and the order panel, which is beside them or in a
 * sheet.
 */
export function Plans({ plan: first, ...events }: PlansProps) {
  const { t, ready } = useAiTexts()
  const { data, error, refetch, refreshing } = usePlans()
  const plans = ready ? data : undefined
  const [picked, setPicked] = useOpened(
    (chosen) => plans === undefined || plans.some(({ id }) => id === chosen),
    first ? Number(first) : null,
  )
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const isNarrow = useIsNarrow(host, NARROW_PX)
  const usual = isNarrow ? undefined : (plans?.filter(isOpen)[1] ?? plans?.find(isOpen))
  const plan = plans?.find(({ id }) => id === picked) ?? usual ?? null
  const last = useLast(plan)
  const reach = Math.max(0, ...(plans ?? []).flatMap((one) => [-one.min_rate, Number(one.max_rate)]))
  return (
    <div ref={setHost} className="bl-ai__plans" data-narrow={isNarrow || undefined}>
      {plans ? (
        <section className="bl-ai__cards" aria-label={t('plans')}>
          {plans.map((one) => (
            <PlanCard
              key={one.id}
              plan={one}
              reach={reach}
              chosen={!isNarrow && one.id === plan?.id}
              onChoose={() => setPicked(one.id)}
            />
          ))}
        </section>
      ) : error ? (
        <Panel>
          <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
        </Panel>
      ) : (
        <PlansSkeleton isNarrow={isNarrow} />
      )}
      {last && (
        <Chosen
          key={last.id}
          plan={last}
          isNarrow={isNarrow}
          open={plan !== null}
          onClose={() => setPicked(null)}
          onTermsChanged={refetch}
          {...events}
        />
      )}
    </div>
  )
}

type ChosenProps = AiEvents & {
  plan: Plan
  isNarrow: boolean
  open: boolean
  onClose: () => void
  onTermsChanged: () => void
}

function Chosen({ plan, isNarrow, open, onClose, onTermsChanged, onDirtyChange, ...events }: ChosenProps) {
  const { t } = useAiTexts()
  const used = useUsedLimits().get(plan.id) ?? '0'
  const pay = usePay((order) => {
    entry.form.reset()
    // In a narrow layout, the order panel is a sheet that closes after the payment. In a wide layout, the plan stays
    // selected, so that the focus stays in the panel.
    if (isNarrow) onClose()
    events.onPaid?.(order)
  })
  const entry = useEntry(plan, { used, onDraft: pay.submit, onFailed: onTermsChanged })
  // The refusal of a payment applies only to the entries that were paid, so it is cleared when the entries change.
  const { values } = entry.form
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after a change of the entries
  useEffect(() => {
    if (pay.state.phase === 'refused') pay.edit()
  }, [values, pay.edit])
  const { signedIn } = useSession()
  const isDirty = entry.form.dirty && signedIn
  // While the payment dialog is open, the server keeps the entries as an order that the member can also pay later. So a
  // member who leaves the page loses nothing and needs no warning.
  useLeaveWarning(isDirty, onDirtyChange, isDirty && !isKeptForReturn(pay))
  const panel = <OrderPanel entry={entry} pay={pay} {...events} />
  const { onForgotFundPassword, onSetFundPassword } = events
  return (
    <>
      {isNarrow ? (
        <Sheet open={open} onOpenChange={(next) => !next && onClose()} title={t('panel.label')}>
          {panel}
          <Outcome entry={entry} />
        </Sheet>
      ) : (
        <>
          <Panel className="bl-ai__panel" aria-label={t('panel.label')}>
            {panel}
          </Panel>
          <Outcome entry={entry} />
        </>
      )}
      <PayDialog intent={pay} {...{ onForgotFundPassword, onSetFundPassword }} />
    </>
  )
}

/**
 * The placeholder while the AI plans load: three plan cards and, in a wide layout, the order panel and the
 * calculator.
 */
function PlansSkeleton({ isNarrow }: { isNarrow: boolean }) {
  return (
    <>
      <div className="bl-ai__cards" aria-hidden>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="bl-ai-card">
            <Skeleton height={400} />
          </div>
        ))}
      </div>
      {!isNarrow && (
        <>
          <Panel className="bl-ai__panel">
            <Skeleton height={600} />
          </Panel>
          <Panel className="bl-ai__outcome">
            <Skeleton height={420} />
          </Panel>
        </>
      )}
    </>
  )
}
