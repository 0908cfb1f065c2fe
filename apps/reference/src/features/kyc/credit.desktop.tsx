import { CreditScore } from '@bourselet/widgets/kyc'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { signInPath } from '../../shared/sign-in-path.ts'
import { pathHere } from '../../shared/twin-routes.ts'

export default function CreditPage() {
  const navigate = useNavigate()
  return (
    <CentrePage>
      <CreditScore
        onSignIn={() => void navigate(signInPath('/credit'))}
        onVerify={() => void navigate(pathHere('authentication'))}
        onLoans={() => void navigate(pathHere('loans'))}
      />
    </CentrePage>
  )
}
