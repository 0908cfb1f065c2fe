import { useLocation, useNavigate } from 'react-router'
import { signInPath } from './sign-in-path.ts'

/** Returns a function that opens the log-in page, which returns here afterwards. */
export function useSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => void navigate(signInPath(pathname + search))
}
