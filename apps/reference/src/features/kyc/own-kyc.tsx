import { KycForm } from '@bourselet/widgets/kyc'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathTo } from '../../shared/routes.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'
import { pathHere } from '../../shared/twin-routes.ts'

/** Renders the identity verification. If the member leaves a partly filled form, the site asks for confirmation. */
export function OwnKyc() {
  const [dirty, setDirty] = useState(false)
  const navigate = useNavigate()
  const signIn = useSignIn()
  return (
    <>
      <KycForm
        onDirtyChange={setDirty}
        onSignIn={signIn}
        onPrivacy={() => void open(pathTo('privacy'), '_blank', 'noopener')}
        onWallet={() => void navigate(pathHere('account'))}
        onLoans={() => void navigate(pathHere('loans'))}
      />
      <LeaveQuestion dirty={dirty} />
    </>
  )
}
