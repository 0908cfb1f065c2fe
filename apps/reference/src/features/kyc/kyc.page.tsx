import { KycForm } from '@bourselet/widgets/kyc'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { MemberPage } from '../../layouts/member-page.tsx'
import { pathTo } from '../../shared/routes.ts'
import { pathHere } from '../../shared/twin-routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/** The identity verification. If the member leaves a partly filled form, the site asks for confirmation. */
export default function KycPage() {
  const [dirty, setDirty] = useState(false)
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <MemberPage>
      <KycForm
        onDirtyChange={setDirty}
        onSignIn={signIn}
        onPrivacy={() => void open(pathTo('privacy'), '_blank', 'noopener')}
        onWallet={() => void navigate(pathHere('account'))}
        onLoans={() => void navigate(pathHere('loans'))}
      />
      <LeaveQuestion dirty={dirty} />
    </MemberPage>
  )
}
