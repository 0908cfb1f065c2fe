import { Invite, SignInCalendar } from '@bourselet/widgets/invite'
import { PhonePage } from '../../layouts/phone-page.tsx'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function SharePage() {
  const signIn = useSignIn()
  return (
    <PhonePage>
      <Invite onSignIn={signIn} beside={<SignInCalendar onSignIn={signIn} />} />
    </PhonePage>
  )
}
