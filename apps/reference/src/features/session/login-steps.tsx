import { useSession } from '@bourselet/widgets'
import { ForgotPassword, Login } from '@bourselet/widgets/session'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../shared/routes.ts'
import { returnPath } from '../../shared/sign-in-path.ts'
import { useQuery } from '../../shared/use-query.ts'
import { useRoute } from '../../shared/use-route.ts'

/**
 * Renders the log-in form, or the password reset if the query contains `step=forgot`. After the log-in it opens the
 * page that required the log-in.
 */
export function LoginSteps() {
  const { mobile = false } = useRoute()!
  const { signedIn } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [query, setQuery] = useQuery()
  const goTo = (step: 'forgot' | null) =>
    setQuery((query) => {
      if (step) query.set('step', step)
      else query.delete('step')
    })
  const toRegister = () => {
    const rest = new URLSearchParams(search)
    rest.delete('step')
    void navigate({ pathname: pathTo(mobile ? 'mbregister' : 'register'), search: rest.toString() })
  }
  if (signedIn) return <Navigate to={returnPath(search, mobile)} replace />
  if (query.get('step') === 'forgot')
    return <ForgotPassword onChanged={() => goTo(null)} onLogin={() => goTo(null)} />
  return <Login onForgotPassword={() => goTo('forgot')} onRegister={toRegister} />
}
