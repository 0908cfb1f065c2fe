import { FundPassword } from '@bourselet/widgets/account'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathTo } from '../../shared/routes.ts'
import { wantedPath } from '../../shared/sign-in-path.ts'
import { useQuery } from '../../shared/use-query.ts'
import { useRoute } from '../../shared/use-route.ts'
import { FormPage } from './form-page.tsx'

/**
 * The form that changes the fund password. After the change it opens the page that the parameter `return` names, by
 * default the security center. With `?reset=1` the form starts with the reset by verification code.
 */
export default function FundPasswordPage() {
  const { mobile } = useRoute()!
  const navigate = useNavigate()
  const [query] = useQuery()
  const [dirty, setDirty] = useState(false)
  const [done, setDone] = useState(false)
  const back = wantedPath(useLocation().search) ?? pathTo(mobile ? 'mbsecurityCenter' : 'my')
  // If `onChanged` navigated at once, the form would still count as changed. The site would then ask the member whether
  // to leave the page. An effect therefore navigates, because it runs only after the render that passes `dirty={false}`
  // to `LeaveQuestion`.
  useEffect(() => {
    if (done) void navigate(back, { replace: true })
  }, [done, navigate, back])
  return (
    <FormPage>
      <FundPassword
        reset={query.get('reset') === '1'}
        onDirtyChange={setDirty}
        onChanged={() => setDone(true)}
      />
      <LeaveQuestion dirty={dirty && !done} />
    </FormPage>
  )
}
