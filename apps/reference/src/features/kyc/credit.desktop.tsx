import { CreditScore } from '@bourselet/widgets/kyc'
import { useNavigate } from 'react-router'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function CreditPage() {
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <CentrePage>
      <CreditScore
        onSignIn={signIn}
        onVerify={() => void navigate(pathHere('authentication'))}
        onLoans={() => void navigate(pathHere('loans'))}
      />
    </CentrePage>
  )
}
