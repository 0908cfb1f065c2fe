import { SecurityCentre } from '@bourselet/widgets/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import type { RouteName } from '../../shared/routes.ts'
import { pathHere } from '../../shared/twin-routes.ts'

type OwnSecurityProps = {
  /** True while a form of the page outside the security center has unsaved input. */
  otherDirty?: boolean
}

/**
 * Renders the security center. Password changes and identity verification open on separate pages; the other forms
 * open inside the security center. Before the member leaves the page with unsaved input, the site asks for confirmation.
 */
export function OwnSecurity({ otherDirty = false }: OwnSecurityProps) {
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  const go = (name: RouteName) => () => void navigate(pathHere(name))
  return (
    <>
      <SecurityCentre
        onChangePassword={go('editPassword')}
        onFundPassword={go('editPasswordTrade')}
        onVerify={go('authentication')}
        onDirtyChange={setDirty}
      />
      <LeaveQuestion dirty={dirty || otherDirty} />
    </>
  )
}
