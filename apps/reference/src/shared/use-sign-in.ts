import { useLocation, useNavigate } from 'react-router'
import { signInPath } from './sign-in-path.ts'

/** Opens log in, and comes back here afterwards. */
export function useSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => void navigate(signInPath(pathname + search))
}
