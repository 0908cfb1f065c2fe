import { useMatches } from 'react-router'
import type { SiteRoute } from './routes.ts'

/** Returns the row of the current route; undefined if the address matches none. */
export function useRoute(): SiteRoute | undefined {
  return useMatches()
    .map((match) => match.handle as SiteRoute | undefined)
    .findLast((handle) => handle !== undefined)
}
