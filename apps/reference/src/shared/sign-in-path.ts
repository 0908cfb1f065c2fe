import { matchPath } from 'react-router'
import { decideDevice } from './device.ts'
import { pathTo, routes, type SiteRoute } from './routes.ts'

const rows: readonly SiteRoute[] = routes

const sessionNames = new Set(['login', 'register', 'mblogin', 'mbregister'])

/** Returns the route that matches a path; undefined if none does. */
export const routeAt = (pathname: string): SiteRoute | undefined =>
  rows.find((route) => matchPath({ path: route.path, caseSensitive: false }, pathname))

const onMobile = (pathname: string): boolean =>
  routeAt(pathname)?.mobile ?? decideDevice('', window.innerWidth) === 'mobile'

/**
 * Returns the path of the log-in page in the current layout. Its parameter `return` contains the path `from`,
 * to which the member returns after the log-in.
 */
export function signInPath(from: string): string {
  const [pathname = '/'] = from.split('?')
  const page = onMobile(pathname) ? pathTo('mblogin') : pathTo('login')
  const route = routeAt(pathname)
  return !route || sessionNames.has(route.name) ? page : `${page}?return=${encodeURIComponent(from)}`
}

/**
 * Returns the path to open after log-in: the return address of the query if it is a page of the site, otherwise the
 * home page.
 */
export function returnPath(search: string, mobile: boolean): string {
  const home = pathTo(mobile ? 'mbhome' : 'home')
  const wanted = new URLSearchParams(search).get('return')
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return home
  const route = routeAt(wanted.split(/[?#]/)[0]!)
  return route && !sessionNames.has(route.name) ? wanted : home
}
