import { useSession } from '../../../shared/data/use-session.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SignedOut } from '../../../shared/orders/signed-out.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Empty } from '../../../shared/ui/empty.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import { Root } from '../../../shared/ui/root.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useKyc } from '../use-kyc.ts'
import { KycResult } from './kyc-result.tsx'
import '../kyc.css'

export type KycStatusProps = {
  /**
   * Called when the member presses the button that leads to the verification form. The button is shown before the
   * first submission and after a rejection.
   */
  onVerify?: () => void
  onSignIn?: () => void
}

/** The status of the member's identity verification. */
export function KycStatus({ onVerify, onSignIn }: KycStatusProps) {
  const { t, ready } = useText('kyc')
  const { signedIn } = useSession()
  const { data, error, loading, refetch, refreshing } = useKyc()
  return (
    <Root name="kyc-status" className="bl-kyc">
      {ready && !signedIn ? (
        <SignedOut title={t('signedOut')} onSignIn={onSignIn} />
      ) : !ready || loading ? (
        <Skeleton height={320} />
      ) : data ? (
        <KycResult kyc={data} onAgain={onVerify} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} retrying={refreshing} />
      ) : (
        <Empty
          icon={icons.doc}
          title={t('status.none.title')}
          text={t('status.none.text')}
          action={
            onVerify && (
              <Button variant="primary" onClick={() => onVerify()}>
                {t('start')}
              </Button>
            )
          }
        />
      )}
    </Root>
  )
}
