import { AddressBook } from '@bourselet/widgets/withdraw'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function AddressPage() {
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  return (
    <CentrePage>
      <AddressBook {...links} onSignIn={signIn} />
    </CentrePage>
  )
}
