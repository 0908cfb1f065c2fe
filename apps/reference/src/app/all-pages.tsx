import { useSession } from '@bourselet/widgets'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { routeAt } from '../shared/sign-in-path.ts'
import { useOpenPath } from '../shared/use-open-path.ts'

/**
 * The component that shows the operator's pop-up announcement. If its script cannot be loaded, a component that renders
 * nothing replaces it, so that the page stays usable.
 */
const PopUpNotice = lazy(() =>
  import('./pop-up-notice.ts').then(
    ({ PopUpNotice }) => ({ default: PopUpNotice }),
    () => ({ default: () => null }),
  ),
)

/**
 * Renders the page that is passed as children. After a log-in in this tab, it also opens the operator's pop-up
 * announcement over the page.
 */
export function AllPages({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const { pathname } = useLocation()
  const openPath = useOpenPath()
  const [was, setWas] = useState({ signedIn, hasLoggedIn: false })
  if (was.signedIn !== signedIn) setWas({ signedIn, hasLoggedIn: signedIn })
  return (
    <>
      {children}
      {was.hasLoggedIn && (
        <Suspense>
          <PopUpNotice place={pathname} isHeld={() => isBusy(pathname)} onNavigate={openPath} />
        </Suspense>
      )}
    </>
  )
}

/** Features whose pages show no pop-up announcement: the trading terminals and the log-in. */
const undisturbed = new Set<string | undefined>(['spot', 'futures', 'prediction', 'session'])

/**
 * Returns true if a pop-up announcement would interrupt the user or would not be seen: on terminals and log-in pages,
 * while a field is filled in or focused, while another dialog is open, and in a hidden tab.
 */
function isBusy(pathname: string): boolean {
  if (undisturbed.has(routeAt(pathname)?.feature)) return true
  if (document.visibilityState === 'hidden') return true
  const entries = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#main :is(input:not([type="radio"], [type="checkbox"]), textarea)',
  )
  const hasEntry = [...entries].some((entry) => entry.value !== '' || entry === document.activeElement)
  return hasEntry || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
