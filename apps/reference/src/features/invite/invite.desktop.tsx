import { Invite, SignInCalendar } from '@bourselet/widgets/invite'
import { CentrePage } from '../../layouts/centre-page.tsx'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function InvitePage() {
  const signIn = useSignIn()
  return (
    <CentrePage>
      <Invite onSignIn={signIn} beside={<SignInCalendar onSignIn={signIn} />} />
    </CentrePage>
  )
}
