import type { ReactNode } from 'react'
import { useCall } from '../../shared/data/use-call.ts'
import type { Member } from '../../shared/data/use-member.ts'
import { useSession } from '../../shared/data/use-session.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { SignedOut } from '../../shared/orders/signed-out.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'

type OwnMemberProps = {
  /** A placeholder with the size of the loaded content, shown while loading. */
  skeleton: ReactNode
  onSignIn?: (() => void) | undefined
  children: (member: Member) => ReactNode
}

/**
 * Loads the current member and then renders the children. If no user is logged in, shows a request to log in.
 * If loading fails, shows a retry button.
 */
export function OwnMember({ skeleton, onSignIn, children }: OwnMemberProps) {
  const { t, ready } = useText('account')
  const { signedIn } = useSession()
  const { data, error, refetch, refreshing } = useOwnMember()
  if (!ready) return skeleton
  if (!signedIn) return <SignedOut title={t('signedOut')} onSignIn={onSignIn} />
  if (data) return children(data)
  return error ? <ErrorState error={error} onRetry={refetch} retrying={refreshing} /> : skeleton
}

/**
 * Returns the member from the cache entry that all widgets share. Each widget that mounts loads the member from
 * the server again, because security settings must be current.
 */
function useOwnMember() {
  return useCall<Member>(['account.info'], (sdk, options) => sdk.account.info(options), {
    member: true,
    staleMs: 0,
  })
}
