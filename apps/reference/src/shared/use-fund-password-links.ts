import { useNavigate } from 'react-router'
import { pathHere } from './twin-routes.ts'

/** Returns the handlers that open the page on which the member sets or resets the fund password. */
export function useFundPasswordLinks(): { onForgotFundPassword: () => void; onSetFundPassword: () => void } {
  const navigate = useNavigate()
  const open = () => void navigate(pathHere('editPasswordTrade'))
  return { onForgotFundPassword: open, onSetFundPassword: open }
}
