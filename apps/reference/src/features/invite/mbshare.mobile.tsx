import { useText } from '@bourselet/widgets'
import { Invite, SignInCalendar } from '@bourselet/widgets/invite'
import { PageBar } from '../../layouts/page-bar.tsx'
import { useSignIn } from '../../shared/use-sign-in.ts'

export default function SharePage() {
  const { t } = useText('site')
  const signIn = useSignIn()
  return (
    <>
      <PageBar title={t('title.mbshare')} />
      <SignInCalendar onSignIn={signIn} />
      <Invite onSignIn={signIn} />
    </>
  )
}
