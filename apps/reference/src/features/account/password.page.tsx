import { ChangePassword } from '@bourselet/widgets/account'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathTo } from '../../shared/routes.ts'
import { signInPath } from '../../shared/sign-in-path.ts'
import { useRoute } from '../../shared/use-route.ts'
import { FormPage } from './form-page.tsx'

/**
 * The form that changes the log-in password. After the change it opens the log-in page; after the log-in, the member
 * returns to the user page.
 */
export default function PasswordPage() {
  const { mobile } = useRoute()!
  const navigate = useNavigate()
  const [dirty, setDirty] = useState(false)
  return (
    <FormPage>
      <ChangePassword
        onDirtyChange={setDirty}
        onChanged={() => void navigate(signInPath(pathTo(mobile ? 'mbuser' : 'my')), { replace: true })}
      />
      <LeaveQuestion dirty={dirty} />
    </FormPage>
  )
}
