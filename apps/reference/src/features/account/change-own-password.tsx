import { ChangePassword } from '@bourselet/widgets/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathTo, type RouteName } from '../../shared/routes.ts'
import { signInPath } from '../../shared/sign-in-path.ts'

/**
 * Renders the form that changes the log-in password. After the change it opens the log-in page; after the
 * log-in, the member returns to the page `home`.
 */
export function ChangeOwnPassword({ home }: { home: RouteName }) {
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  return (
    <>
      <ChangePassword
        onDirtyChange={setDirty}
        onChanged={() => void navigate(signInPath(pathTo(home)), { replace: true })}
      />
      <LeaveQuestion dirty={dirty} />
    </>
  )
}
