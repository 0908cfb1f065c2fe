import { expect, type Page, type TestInfo } from '@playwright/test'
import { routes, type SiteRoute } from '../apps/reference/src/shared/routes.ts'
import { isPhone } from './pages.ts'
import { type Locale, wordsOf } from './words.ts'

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
export const layoutOf = (info: TestInfo) =>
  routes.filter((route) => (route.mobile ?? false) === isPhone(info))

/**
 * Expects the page of a route with its title, a heading and its contents. The title is checked first, because the site
 * keeps the previous page until the scripts of the next one are loaded.
 */
export async function expectLoaded(page: Page, { name }: SiteRoute, locale: Locale) {
  // The page of a help guide has the title of that guide.
  const title =
    name === 'help_detail' ? /^.+ · Bourselet$/ : `${wordsOf(locale)(`site:title.${name}`)} · Bourselet`
  await expect(page, name).toHaveTitle(title)
  await expect(page.getByRole('heading').first(), name).toBeAttached()
  await expect(page.locator('#main [aria-busy="true"]'), name).toHaveCount(0)
}
