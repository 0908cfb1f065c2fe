import type { Page, TestInfo } from '@playwright/test'
import { routes, type SiteRoute } from '../apps/reference/src/shared/routes.ts'
import { isPhone } from './pages.ts'

export const rows: readonly SiteRoute[] = routes

/** Names of the routes for users who are not logged in. These routes redirect a logged-in member to another page. */
export const forVisitors = new Set(['login', 'register', 'mblogin', 'mbregister'])

export const pathOf = ({ path }: SiteRoute) => path.replace(':id', '1')

/**
 * Makes the site use the layout, desktop or phone, that the current Playwright project tests. Otherwise the width of
 * the window would decide.
 */
export const keepLayout = (page: Page, info: TestInfo) =>
  page.goto(`/?mode=${isPhone(info) ? 'mobile' : 'pc'}`)

/** Returns the routes of the layout that the project tests. */
export const layoutOf = (info: TestInfo) => rows.filter((route) => (route.mobile ?? false) === isPhone(info))
