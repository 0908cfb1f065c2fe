import type { Bourselet } from '@bourselet/sdk'
import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router'
import { DesktopLayout } from '../layouts/desktop.tsx'
import { MobileLayout } from '../layouts/mobile.tsx'
import { decideDevice } from '../shared/device.ts'
import { pageLoader } from '../shared/pages.ts'
import { RouterContext, useRouterState, useSiteRouter } from '../shared/router-context.ts'
import { pathTo, routes } from '../shared/routes.ts'
import { routeAt, signInPath } from '../shared/sign-in-path.ts'
import { createSiteRouter, type SiteHistory, type SiteRouter, type Target } from '../shared/site-router.ts'
import { useRoute } from '../shared/use-route.ts'
import { AllPages } from './all-pages.tsx'
import { Failed } from './failed.tsx'
import { NotFound } from './not-found.tsx'
import { siteLayers } from './site-layers.ts'

/**
 * Returns the address that the site opens instead of the target; null to open the target itself. The root address leads
 * to the home page of the layout. The parameter `mode` of the root address chooses the layout and is stored. A page for
 * members leads to the log-in page unless a member is logged in.
 */
function redirect(sdk: Bourselet, { pathname, search }: Target): string | null {
  if (pathname === '/')
    return pathTo(decideDevice(search, window.innerWidth) === 'mobile' ? 'mbhome' : 'home')
  const isClosed = routeAt(pathname)?.member && sdk.token.get() === null
  return isClosed ? signInPath(pathname + search) : null
}

/**
 * Creates the router of the site and starts to load the first page. By default, the router uses the history of the
 * browser. On a phone, Back closes the topmost dialog, sheet or list before it leaves the page.
 */
export function openRouter(sdk: Bourselet, history: SiteHistory = createBrowserHistory()): SiteRouter {
  const loaders = new Map(routes.map((route) => [route, pageLoader(sdk, route)]))
  return createSiteRouter(history, {
    redirect: (to) => redirect(sdk, to),
    load: ({ pathname }) => {
      const route = routeAt(pathname)
      return route ? loaders.get(route)!() : NotFound
    },
    layers: siteLayers,
  })
}

/** Renders the page of the shown address. Renders nothing until the script of the first page has loaded. */
export function Pages({ router }: { router: SiteRouter }) {
  return (
    <RouterContext value={router}>
      <Shown />
    </RouterContext>
  )
}

function Shown() {
  const { navigator } = useSiteRouter()
  const { shown } = useRouterState()
  useLayoutEffect(() => {
    // The site itself restores the scroll position. The browser would restore it before the new page is rendered, which
    // is too early.
    history.scrollRestoration = 'manual'
    if (shown && shown.scrollTo !== null) scrollTo(0, shown.scrollTo)
  }, [shown])
  if (!shown) return null
  const { location, action, Page, error } = shown
  return (
    <Router {...{ location, navigator }} navigationType={action}>
      {Page ? (
        <PageBoundary place={location.key}>
          <Framed Page={Page} />
        </PageBoundary>
      ) : (
        <Failed error={error} />
      )}
    </Router>
  )
}

/** Renders a page within the layout of its route. Uses the desktop layout if the address has no route. */
function Framed({ Page }: { Page: ComponentType }) {
  const route = useRoute()
  const Layout = route?.mobile ? MobileLayout : DesktopLayout
  return (
    <AllPages>
      <Layout>
        {/* Several routes can have the same page. With the key it starts anew at each, as other pages do. */}
        <Page key={route?.name} />
      </Layout>
    </AllPages>
  )
}

type PageBoundaryProps = { place: string; children: ReactNode }

/** The error boundary around a page. It shows an error that the page throws, until the member opens another address. */
class PageBoundary extends Component<
  PageBoundaryProps,
  { failure: { error: unknown } | null; place: string }
> {
  override state = { failure: null as { error: unknown } | null, place: this.props.place }

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } })

  static getDerivedStateFromProps = ({ place }: PageBoundaryProps, state: { place: string }) =>
    place === state.place ? null : { failure: null, place }

  override render(): ReactNode {
    const { failure } = this.state
    return failure ? <Failed error={failure.error} /> : this.props.children
  }
}
