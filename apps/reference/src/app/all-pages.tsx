import { useSession } from '@bourselet/widgets'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { routeAt } from '../shared/sign-in-path.ts'

const PopUpNotice = lazy(() =>
  import('@bourselet/widgets/notices').then(({ PopUpNotice }) => ({ default: PopUpNotice })),
)

/** Every page of the site. After a log-in in this tab the operator's pop-up announcement opens over it. */
export function AllPages() {
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  const [was, setWas] = useState({ signedIn, hasLoggedIn: false })
  if (was.signedIn !== signedIn) setWas({ signedIn, hasLoggedIn: signedIn })
  return (
    <>
      <Outlet />
      {was.hasLoggedIn && (
        <Suspense>
          <PopUpNotice place={pathname} isHeld={() => isBusy(pathname)} />
        </Suspense>
      )}
    </>
  )
}

/** Features whose pages are terminals or the log-in itself. */
const undisturbed = new Set<string | undefined>(['spot', 'futures', 'prediction', 'session'])

/** Returns true while a dialog would interrupt the member: at a terminal, in a form with entries, in another dialog. */
function isBusy(pathname: string): boolean {
  if (undisturbed.has(routeAt(pathname)?.feature)) return true
  if (document.visibilityState === 'hidden') return true
  const entries = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#main :is(input:not([type="radio"], [type="checkbox"]), textarea)',
  )
  const hasEntry = [...entries].some((entry) => entry.value !== '' || entry === document.activeElement)
  return hasEntry || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
