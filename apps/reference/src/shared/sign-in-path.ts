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
 * Returns the path of the log-in page. If `from` is a page of the mobile layout, this is the log-in page of that
 * layout; otherwise, it is the log-in page of the current layout. The parameter `return` contains `from`, so that the
 * member returns there after the log-in. The parameter is omitted if `from` is not a page of the site, or is a log-in
 * or registration page.
 */
export function signInPath(from: string): string {
  const [pathname = '/'] = from.split('?')
  const page = onMobile(pathname) ? pathTo('mblogin') : pathTo('login')
  const route = routeAt(pathname)
  return !route || sessionNames.has(route.name) ? page : `${page}?return=${encodeURIComponent(from)}`
}

/**
 * Returns the path to open after log-in: the return address of the query if it is a page of the site other than log-in
 * and registration, otherwise the home page.
 */
export function returnPath(search: string, mobile: boolean): string {
  const home = pathTo(mobile ? 'mbhome' : 'home')
  const wanted = new URLSearchParams(search).get('return')
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return home
  const route = routeAt(wanted.split(/[?#]/)[0]!)
  return route && !sessionNames.has(route.name) ? wanted : home
}
