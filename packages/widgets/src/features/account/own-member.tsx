import type { ReactNode } from 'react'
import { useCall } from '../../shared/data/use-call.ts'
import type { Member } from '../../shared/data/use-member.ts'
import { useSession } from '../../shared/data/use-session.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { SignedOut } from '../../shared/orders/signed-out.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'

type OwnMemberProps = {
  /** Placeholder of the final size, shown while loading. */
  skeleton: ReactNode
  onSignIn?: (() => void) | undefined
  children: (member: Member) => ReactNode
}

/**
 * Loads the current member and renders the children; asks visitors to log in and offers a retry after a
 * failure.
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
 * Returns the member from the cache entry that all widgets share. It is always read from the server, because
 * security settings must be current.
 */
function useOwnMember() {
  return useCall<Member>(['account.info'], (sdk, options) => sdk.account.info(options), {
    member: true,
    staleMs: 0,
  })
}
