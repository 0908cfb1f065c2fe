import { FundPassword } from '@bourselet/widgets/account'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LeaveQuestion } from '../../layouts/leave-question.tsx'
import { pathTo, type RouteName } from '../../shared/routes.ts'
import { routeAt } from '../../shared/sign-in-path.ts'

/**
 * The form, then back: to the page in `?return=` that asked for the fund password, else to `home` of the account.
 * `?reset=1` starts with the reset by code.
 */
export function ChangeFundPassword({ home }: { home: RouteName }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [dirty, setDirty] = useState(false)
  const [done, setDone] = useState(false)
  const wanted = params.get('return') ?? ''
  const back = /^\/[a-zA-Z]+$/.test(wanted) && routeAt(wanted) ? wanted : pathTo(home)
  // Not at once: the question must have heard first that there is nothing to lose any more.
  useEffect(() => {
    if (done) void navigate(back, { replace: true })
  }, [done, navigate, back])
  return (
    <>
      <FundPassword
        reset={params.get('reset') === '1'}
        onDirtyChange={setDirty}
        onChanged={() => setDone(true)}
      />
      <LeaveQuestion dirty={dirty && !done} />
    </>
  )
}
