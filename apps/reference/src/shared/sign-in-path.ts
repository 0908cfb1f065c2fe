import { matchPath } from 'react-router'
import { decideDevice } from './device.ts'
import { pathTo, routes, type SiteRoute } from './routes.ts'

const sessionNames = new Set(['login', 'register', 'mblogin', 'mbregister'])

/** Returns the route that matches a path; undefined if none does. */
export const routeAt = (pathname: string): SiteRoute | undefined =>
  routes.find((route) => matchPath({ path: route.path, caseSensitive: false }, pathname))

const onMobile = (pathname: string): boolean =>
  routeAt(pathname)?.mobile ?? decideDevice('', window.innerWidth) === 'mobile'

/**
 * Returns the path of the log-in page. If `from` is a page of the mobile layout, this is the log-in page of that
 * layout; otherwise, it is the log-in page of the current layout. The parameter `return` contains `from`, so that the
 * member returns there after the log-in. If `from` is a log-in or registration page, the path gets the parameters
 * `return` and `code` (the invitation code) of `from` instead. If `from` is not a page of the site, the path has no
 * parameters.
 */
export const signInPath = (from: string): string =>
  pathTo(onMobile(pathOf(from)) ? 'mblogin' : 'login') + parametersFrom(from)

/** Returns the path of the registration page, with the same parameters as `signInPath`. */
export const registerPath = (from: string): string =>
  pathTo(onMobile(pathOf(from)) ? 'mbregister' : 'register') + parametersFrom(from)

const pathOf = (address: string): string => address.split(/[?#]/)[0]!

function parametersFrom(from: string): string {
  const route = routeAt(pathOf(from))
  if (!route) return ''
  if (!sessionNames.has(route.name)) return `?return=${encodeURIComponent(from)}`
  const query = new URLSearchParams(from.slice(pathOf(from).length))
  const kept = ['return', 'code'].flatMap((name) => query.getAll(name).map((value) => [name, value]))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

/**
 * Returns the return address of a query if it is a page of the site other than log-in and registration; undefined
 * otherwise.
 */
export function wantedPath(search: string): string | undefined {
  const wanted = new URLSearchParams(search).get('return')
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return undefined
  const route = routeAt(pathOf(wanted))
  return route && !sessionNames.has(route.name) ? wanted : undefined
}

/** Returns the path to open after log-in: the return address of the query, otherwise the home page. */
export const returnPath = (search: string, mobile: boolean): string =>
  wantedPath(search) ?? pathTo(mobile ? 'mbhome' : 'home')
