import { useMember } from '../../../shared/data/use-member.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useLeaveWarning } from '../../../shared/form/use-leave-warning.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { FundPasswordDialog, type FundPasswordLinks } from '../../../shared/intent/fund-password-dialog.tsx'
import { isKeptForReturn } from '../../../shared/intent/kept-draft.ts'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { widget } from '../../../shared/ui/widget.tsx'
import type { Loan, LoanGoods } from '../loan.ts'
import { useLoanGoods, useLoans } from '../use-loans.ts'
import { Application } from './application.tsx'
import { LoanConfirm, PlanPanel, SummaryPanel } from './loan-plan.tsx'
import { LoanStrip } from './loan-strip.tsx'
import { useLoanEntry } from './use-loan-entry.ts'
import '../loans.css'

export type LoansProps = FundPasswordLinks & {
  onSignIn?: () => void
  /**
   * Called when the member presses the button for the identity verification. The button is shown to members
   * without a verified identity if the operator requires one for loans.
   */
  onVerify?: () => void
  /**
   * Called when the member presses the button for the list of all their loans. Without this callback the button
   * is hidden.
   */
  onRecords?: () => void
  /** Called with the new loan after the member has applied for it. The loan is then in review. */
  onRequested?: (loan: Loan) => void
  /**
   * Called with true when the member ticks the agreement. Called with false when leaving the form would lose no input,
   * for example after the agreement is unticked.
   */
  onDirtyChange?: (dirty: boolean) => void
}

/**
 * A form to apply for a loan, with the cost of the loan day by day. Users who are not logged in can calculate the
 * cost of a loan with it.
 */
export const Loans = widget('loans', function Loans(props: LoansProps) {
  const { ready } = useText('loans')
  const goods = useLoanGoods()
  const offers = goods.data
  const { signedIn } = useSession()
  // The form contains texts that depend on the member and on the open loans. Texts that appear later would shift other
  // parts of the form. So a member sees the form only after both requests have been answered or have failed.
  const needed = [useMember(), useLoans('open')]
  const waitsForMember = signedIn && needed.some(({ data, error }) => !data && !error)
  return (
    <Root name="loans">
      {goods.error && !offers ? (
        <Panel>
          <ErrorState error={goods.error} onRetry={goods.refetch} retrying={goods.refreshing} />
        </Panel>
      ) : !ready || !offers || waitsForMember ? (
        <LoansSkeleton />
      ) : offers.length === 0 ? (
        <Closed />
      ) : (
        <Entry {...props} offers={offers} onFailed={goods.refetch} />
      )}
    </Root>
  )
})

function Entry({ offers, onFailed, ...props }: LoansProps & { offers: LoanGoods[]; onFailed: () => void }) {
  const { t } = useText('loans')
  const format = useFormat()
  const { signedIn } = useSession()
  const { show } = useToast()
  const { onForgotFundPassword, onSetFundPassword } = props
  const entry = useLoanEntry(offers, {
    onDone(loan) {
      entry.form.reset({ ...entry.form.values, agree: false })
      show({ tone: 'success', title: t('accepted'), text: t('acceptedText') })
      props.onRequested?.(loan)
    },
    onFailed,
  })
  const { form, goods } = entry
  const { agree } = form.values
  useLeaveWarning(agree, props.onDirtyChange, agree && !isKeptForReturn(form.intent))
  return (
    <>
      {signedIn ? <LoanStrip onRecords={props.onRecords} /> : <VisitorStrip />}
      <form className="bl-loans__columns" {...form.props}>
        <Application entry={entry} />
        <PlanPanel entry={entry} />
        <SummaryPanel entry={entry} isSignedIn={signedIn} {...props} />
      </form>
      <FundPasswordDialog
        {...{ onForgotFundPassword, onSetFundPassword }}
        intent={form.intent}
        prompt={({ amount }) => ({
          button: t('borrow', { amount: `${format.amount(amount)} ${goods.coin}` }),
          summary: <LoanConfirm entry={entry} />,
        })}
      />
    </>
  )
}

function Closed() {
  const { t } = useText('loans')
  return (
    <Panel>
      <Empty icon={icons.bank} title={t('closed')} text={t('closedText')} />
    </Panel>
  )
}

function VisitorStrip() {
  const { t } = useText('loans')
  return (
    <Panel className="bl-loans__strip bl-loans__strip--visitor">
      <h2>{t('title')}</h2>
      <p className="bl-loans__caption">{t('signedOutNote')}</p>
    </Panel>
  )
}

function LoansSkeleton() {
  return (
    <>
      <Panel className="bl-loans__strip">
        <Skeleton height={36} />
      </Panel>
      <div className="bl-loans__columns" aria-busy="true">
        {['form', 'plan', 'sum'].map((part) => (
          <Panel key={part}>
            <Skeleton height={434} />
          </Panel>
        ))}
      </div>
    </>
  )
}
