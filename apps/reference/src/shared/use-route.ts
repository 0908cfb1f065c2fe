import { useLocation } from 'react-router'
import type { SiteRoute } from './routes.ts'
import { routeAt } from './sign-in-path.ts'

/** Returns the row of the current route; undefined if the address matches none. */
export const useRoute = (): SiteRoute | undefined => routeAt(useLocation().pathname)
