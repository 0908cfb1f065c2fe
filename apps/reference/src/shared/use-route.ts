import { matchPath, useLocation } from 'react-router'
import type { SiteRoute } from './routes.ts'
import { routeAt } from './sign-in-path.ts'

/** Returns the row of the current route; undefined if the address matches none. */
export const useRoute = (): SiteRoute | undefined => routeAt(useLocation().pathname)

/** Returns the number at the end of the shown path, such as that of a guide; undefined if its route has none. */
export function usePathId(): string | undefined {
  const { pathname } = useLocation()
  const path = routeAt(pathname)?.path ?? ''
  return matchPath(path, pathname)?.params.id
}
