import { useMatches } from 'react-router'
import type { SiteRoute } from './routes.ts'

/** The row of the page that is open; undefined where the address belongs to none. */
export function useRoute(): SiteRoute | undefined {
  return useMatches()
    .map((match) => match.handle as SiteRoute | undefined)
    .findLast((handle) => handle !== undefined)
}
