import type { Bourselet } from '@bourselet/sdk'
import { createBrowserRouter, type RouteObject, redirect, replace } from 'react-router'
import { DesktopLayout } from '../layouts/desktop.tsx'
import { MobileLayout } from '../layouts/mobile.tsx'
import { decideDevice } from '../shared/device.ts'
import { pageLoader } from '../shared/pages.ts'
import { pathTo, routes, type SiteRoute } from '../shared/routes.ts'
import { signInPath } from '../shared/sign-in-path.ts'
import { AllPages } from './all-pages.tsx'
import { Failed } from './failed.tsx'
import { NotFound } from './not-found.tsx'

const rows: readonly SiteRoute[] = routes

/**
 * Redirects to a path. If the browser already shows the requested address (first page of a visit, history
 * step), the redirect replaces the history entry, so that Back does not return to it.
 */
const sendOn = (request: Request, path: string) =>
  request.url === location.href.split('#')[0] ? replace(path) : redirect(path)

/**
 * The root route opens the home page of the device mode; a `mode` in the query overrides the stored mode and
 * is stored.
 */
const root: RouteObject = {
  index: true,
  element: null,
  loader: ({ request }) => {
    const device = decideDevice(new URL(request.url).search, window.innerWidth)
    return sendOn(request, pathTo(device === 'mobile' ? 'mbhome' : 'home'))
  },
}

const member =
  (sdk: Bourselet) =>
  ({ request }: { request: Request }) => {
    if (sdk.token.get() !== null) return null
    const { pathname, search } = new URL(request.url)
    return sendOn(request, signInPath(pathname + search))
  }

function toRouteObject(sdk: Bourselet, route: SiteRoute): RouteObject {
  const load = pageLoader(sdk, route)
  return {
    path: route.path,
    handle: route,
    ...(route.member ? { loader: member(sdk) } : {}),
    lazy: async () => ({ Component: await load() }),
  }
}

/** Builds the route tree: one route per row of the table, with the layouts around their pages. */
export function routeTree(sdk: Bourselet): RouteObject[] {
  const of = (mobile: boolean) =>
    rows.filter((route) => (route.mobile ?? false) === mobile).map((route) => toRouteObject(sdk, route))
  return [
    {
      element: <AllPages />,
      errorElement: <Failed />,
      // Nothing is rendered until the script of the first page has loaded.
      hydrateFallbackElement: <></>,
      children: [
        root,
        { element: <MobileLayout />, children: of(true) },
        { element: <DesktopLayout />, children: [...of(false), { path: '*', element: <NotFound /> }] },
      ],
    },
  ]
}

export const createRouter = (sdk: Bourselet) => createBrowserRouter(routeTree(sdk))
