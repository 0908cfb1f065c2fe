import { WithdrawForm } from '@bourselet/widgets/withdraw'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathHere } from '../../shared/twin-routes.ts'
import { useCoinParam } from '../../shared/use-coin-param.ts'
import { useFundPasswordLinks } from '../../shared/use-fund-password-links.ts'
import { useSignIn } from '../../shared/use-sign-in.ts'

/**
 * The withdrawal form, with links to the pages of the address book, the identity verification and the fund
 * password.
 */
export function WithdrawPageForm() {
  const navigate = useNavigate()
  const coin = useCoinParam()
  const signIn = useSignIn()
  const links = useFundPasswordLinks()
  const [dirty, setDirty] = useState(false)
  return (
    <>
      <WithdrawForm
        {...coin}
        {...links}
        onSignIn={signIn}
        onAddressBook={() => void navigate(pathHere('address'))}
        onVerify={() => void navigate(pathHere('authentication'))}
        onDirtyChange={setDirty}
      />
      <LeaveQuestion dirty={dirty} />
    </>
  )
}
