import { useLocation, useNavigate } from 'react-router'
import { pathHere } from './twin-routes.ts'

/**
 * Returns the handlers that open the page on which the member sets or resets the fund password. After that, the member
 * returns to the shown page.
 */
export function useFundPasswordLinks(): { onForgotFundPassword: () => void; onSetFundPassword: () => void } {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const path = `${pathHere('editPasswordTrade')}?return=${encodeURIComponent(pathname + search)}`
  return {
    onForgotFundPassword: () => void navigate(`${path}&reset=1`),
    onSetFundPassword: () => void navigate(path),
  }
}
