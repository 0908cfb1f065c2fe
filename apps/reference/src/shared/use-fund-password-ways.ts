import { useNavigate } from 'react-router'
import { pathHere } from './twin-routes.ts'

/** Where the fund password is set, and reset by a code. */
export function useFundPasswordWays(): { onForgotFundPassword: () => void; onSetFundPassword: () => void } {
  const navigate = useNavigate()
  const open = () => void navigate(pathHere('editPasswordTrade'))
  return { onForgotFundPassword: open, onSetFundPassword: open }
}
