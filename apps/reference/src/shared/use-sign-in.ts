import { useLocation, useNavigate } from 'react-router'
import { signInPath } from './sign-in-path.ts'

/** Returns a function that opens the log-in page. After the log-in, the member returns to the shown page. */
export function useSignIn(): () => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return () => void navigate(signInPath(pathname + search))
}
