import { useNavigate } from 'react-router'
import { pathHere } from '../../shared/twin-routes.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/** Returns the handlers of the AI widgets that open other pages. */
export function useAiActions() {
  const navigate = useNavigate()
  const links = useFundPasswordLinks()
  const onSignIn = useSignIn()
  const records = () => void navigate(pathHere('orderRecord'))
  return {
    plans: { ...links, onSignIn, onAgreement: () => void navigate(pathHere('rules')) },
    orders: { ...links, onSignIn },
    records,
  }
}
