import { useSession } from '@bourselet/widgets'
import { Register } from '@bourselet/widgets/session'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathTo, type RouteName } from '../../shared/routes.ts'
import { returnPath } from '../../shared/sign-in-path.ts'
import { useRoute } from '../../shared/use-route.ts'

/**
 * The registration form. The parameter `code` of an invitation link fills the field for the invitation code.
 */
export function RegisterForm() {
  const { mobile = false } = useRoute()!
  const { signedIn } = useSession()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  // The pages open in a new tab, so that the entries of the form are kept.
  const read = (name: RouteName) => void open(pathTo(name), '_blank', 'noopener')
  const toLogin = () => void navigate({ pathname: pathTo(mobile ? 'mblogin' : 'login'), search })
  if (signedIn) return <Navigate to={returnPath(search, mobile)} replace />
  return (
    <>
      <Register
        account={typed(state)}
        inviteCode={new URLSearchParams(search).get('code')?.toUpperCase() ?? ''}
        onLogin={toLogin}
        onAgreement={() => read(mobile ? 'mbterms' : 'terms')}
        onPrivacy={() => read('privacy')}
        onDirtyChange={setDirty}
      />
      <LeaveQuestion dirty={dirty} />
    </>
  )
}

/**
 * Returns the e-mail address or phone number that the user has typed on the home page. The home page passes it in the
 * navigation state, so that it does not appear in the address.
 */
const typed = (state: unknown): string => {
  const { account } = (state ?? {}) as { account?: unknown }
  return typeof account === 'string' ? account : ''
}
