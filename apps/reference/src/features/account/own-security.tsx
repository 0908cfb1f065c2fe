import { SecurityCentre } from '@bourselet/widgets/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import type { RouteName } from '../../shared/routes.ts'
import { pathHere } from '../../shared/twin-routes.ts'

/**
 * Renders the security center. Password changes and identity verification open on separate pages; the other forms
 * open inside the security center.
 */
export function OwnSecurity() {
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
      <LeaveQuestion dirty={dirty} />
    </>
  )
}
