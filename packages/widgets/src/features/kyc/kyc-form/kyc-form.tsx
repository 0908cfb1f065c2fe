import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Member, useMember } from '../../../shared/data/use-member.ts'
import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useFocusOnChange } from '../../../shared/ui/use-focus-on-change.ts'
import { KycResult } from '../kyc-status/kyc-result.tsx'
import { type Kyc, useKyc } from '../use-kyc.ts'
import { Aside } from './aside.tsx'
import { emptyDraft, moveStoredDraft } from './draft.ts'
import { KycSteps } from './kyc-steps.tsx'
import { sentDraft } from './sent-draft.ts'
import { StepsBar } from './steps-bar.tsx'
import { steps, useKycForm } from './use-kyc-form.ts'
import '../kyc.css'

export type KycFormProps = {
  onSignIn?: () => void
  /**
   * Called with true when the form has input that would be lost if the member left it, and with false when it no
   * longer has such input.
   */
  onDirtyChange?: (dirty: boolean) => void
  onSubmitted?: () => void
  /** Called when the member presses the link to the privacy policy. Without this callback the link is hidden. */
  onPrivacy?: () => void
  onWallet?: () => void
  onLoans?: () => void
}

/**
 * The form for identity verification with the steps person, document, photos and review. After submission it
 * shows the result.
 */
export function KycForm(props: KycFormProps) {
  const { t, ready } = useText('kyc')
  // The messages of the photo step are loaded early, so that the step renders at once.
  useText('photo')
  const { sdk, page } = useBourselet()
  const { signedIn } = useSession()
  const member = useMember()
  const kyc = useKyc()
  useEffect(() => {
    // On a page that a server has rendered, `signedIn` is false in the first render even if a member is signed in.
    if (!signedIn && !page.session.getState().signedIn) moveStoredDraft(sdk)
  }, [sdk, page, signedIn])
  const error = member.error ?? kyc.error
  const isKnown = member.data && kyc.data !== undefined
  return (
    <Root name="kyc-form" className="bl-kyc">
      {ready && !signedIn ? (
        <SignedOut title={t('signedOut')} onSignIn={props.onSignIn} />
      ) : ready && member.data && isKnown ? (
        <Known member={member.data} kyc={kyc.data ?? null} {...props} />
      ) : error ? (
        <ErrorState
          error={error}
          retrying={member.refreshing || kyc.refreshing}
          onRetry={() => {
            member.refetch()
            kyc.refetch()
          }}
        />
      ) : (
        <KycSkeleton />
      )}
    </Root>
  )
}

function Known({ member, kyc, ...props }: KycFormProps & { member: Member; kyc: Kyc | null }) {
  const [again, setAgain] = useState<number | null>(null)
  const isOpen = kyc === null || (kyc.status === 'rejected' && again === kyc.submitted_at)
  const columns = useRef<HTMLDivElement>(null)
  useFocusOnChange(isOpen, () => columns.current?.querySelector('h2'))
  if (isOpen) return <Filling member={member} kyc={kyc} columns={columns} {...props} />
  return (
    <>
      <StepsBar at={kyc.status === 'rejected' ? 0 : steps.length} />
      <div ref={columns} className="bl-kyc__columns">
        <KycResult
          kyc={kyc}
          onAgain={() => setAgain(kyc.submitted_at)}
          onWallet={props.onWallet}
          onLoans={props.onLoans}
        />
        <Aside status={kyc.status} />
      </div>
    </>
  )
}

type FillingProps = KycFormProps & {
  member: Member
  kyc: Kyc | null
  columns: RefObject<HTMLDivElement | null>
}

function Filling({ member, kyc, columns, onDirtyChange, onSubmitted, onPrivacy }: FillingProps) {
  const { sdk } = useBourselet()
  const kycForm = useKycForm({
    memberId: member.id,
    initial: kyc ? sentDraft(sdk, member.id, kyc) : emptyDraft,
    onDirtyChange,
    onSubmitted: () => onSubmitted?.(),
  })
  return (
    <>
      <StepsBar at={steps.indexOf(kycForm.step)} />
      <div ref={columns} className="bl-kyc__columns">
        <KycSteps kycForm={kycForm} onPrivacy={onPrivacy} />
        <Aside status={kyc?.status ?? 'none'} />
      </div>
    </>
  )
}

function KycSkeleton() {
  return (
    <div className="bl-kyc__skeleton" aria-busy="true">
      <Skeleton height={60} />
      <div className="bl-kyc__columns">
        <Skeleton height={420} />
        <Skeleton height={300} />
      </div>
    </div>
  )
}
