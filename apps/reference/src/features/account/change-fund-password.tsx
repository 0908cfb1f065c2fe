import { FundPassword } from '@bourselet/widgets/account'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathTo, type RouteName } from '../../shared/routes.ts'
import { wantedPath } from '../../shared/sign-in-path.ts'
import { useQuery } from '../../shared/use-query.ts'

/**
 * Renders the form that changes the fund password. After the change it opens the page that the parameter
 * `return` names, by default the page `home`. With `?reset=1` the form starts with the reset by verification
 * code.
 */
export function ChangeFundPassword({ home }: { home: RouteName }) {
  const navigate = useNavigate()
  const [query] = useQuery()
  const [dirty, setDirty] = useState(false)
  const [done, setDone] = useState(false)
  const back = wantedPath(useLocation().search) ?? pathTo(home)
  // An effect navigates, because it runs only after the render that passes `dirty={false}` to `LeaveQuestion`. If
  // `onChanged` navigated at once, the form would still count as changed, and the site would ask the member whether to
  // leave the page.
  useEffect(() => {
    if (done) void navigate(back, { replace: true })
  }, [done, navigate, back])
  return (
    <>
      <FundPassword
        reset={query.get('reset') === '1'}
        onDirtyChange={setDirty}
        onChanged={() => setDone(true)}
      />
      <LeaveQuestion dirty={dirty && !done} />
    </>
  )
}
