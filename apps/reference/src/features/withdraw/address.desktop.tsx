import { AddressBook } from '@bourselet/widgets/withdraw'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useFundPasswordWays } from '../../shared/use-fund-password-ways.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function AddressPage() {
  const signIn = useSignIn()
  const ways = useFundPasswordWays()
  return (
    <CentrePage route="address">
      <AddressBook {...ways} onSignIn={signIn} />
    </CentrePage>
  )
}
