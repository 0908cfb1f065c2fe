import { useSession } from '@bourselet/widgets'
import { useSyncExternalStore } from 'react'
import { decideDevice } from '../shared/device.ts'
import { useRoute } from '../shared/use-route.ts'
import { bottomBar } from './menu.ts'

const narrow = matchMedia('(width < 640px)')

function subscribe(listener: () => void) {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

type UserCentre = {
  /** The marked entry of the side menu; undefined on pages outside the user center. */
  entry: string | undefined
  /** True if the page has a page bar instead of header and side menu, as on pages of the mobile layout. */
  onPhone: boolean
  /** True if the bottom bar of a phone opens the page. */
  isMain: boolean
}

/** Returns the marked menu entry of the shown page, and the bars that the page has on a phone. */
export function useUserCentre(): UserCentre {
  const route = useRoute()
  const { signedIn } = useSession()
  // Narrow windows show a page bar at the top and a bar at the bottom. Wider windows have room for the header and the
  // side menu.
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches)
  // Some pages of the user center, such as Convert, need no log-in. Users who are not logged in see these pages without
  // the side menu.
  const entry = route?.member || signedIn ? route?.sideMenu : undefined
  const isMobile = decideDevice('', window.innerWidth) === 'mobile'
  const isMain = bottomBar.some(({ route: name }) => name === route?.name)
  const hasBar = entry !== undefined || route?.pageBar === true
  return { entry, onPhone: hasBar && isNarrow && isMobile, isMain }
}
