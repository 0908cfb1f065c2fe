import { IncomeRecords } from '@bourselet/widgets/earn'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function RevenueDetailsPage() {
  const signIn = useSignIn()
  return (
    <CentrePage>
      <IncomeRecords onSignIn={signIn} />
    </CentrePage>
  )
}
