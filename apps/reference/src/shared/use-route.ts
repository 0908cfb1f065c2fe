import { matchPath, useLocation } from 'react-router'
import type { SiteRoute } from './routes.ts'
import { routeAt } from './sign-in-path.ts'

/** Returns the route of the shown address; undefined if no route matches it. */
export const useRoute = (): SiteRoute | undefined => routeAt(useLocation().pathname)

/** Returns the id in the shown address, such as the id of a help guide; undefined if the route has no id. */
export function usePathId(): string | undefined {
  const { pathname } = useLocation()
  const path = routeAt(pathname)?.path ?? ''
  return matchPath(path, pathname)?.params.id
}
