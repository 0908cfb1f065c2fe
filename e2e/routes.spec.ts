import { expect, test } from '@playwright/test'
import { routes, type SiteRoute } from '../apps/reference/src/shared/routes.ts'
import english from '../packages/widgets/src/shared/i18n/locales/en/site.json' with { type: 'json' }
import { freshMember } from './exchange.ts'
import { isPhone, signIn } from './pages.ts'

const rows: readonly SiteRoute[] = routes
const titles: Record<string, string> = english.title

/** What this version promises to have finished; every other route says that it is not open yet. */
const finished = new Set([
  'home',
  'mbhome',
  'market',
  'mbquotes',
  'exchange',
  'mbexchange',
  'login',
  'register',
  'mblogin',
  'mbregister',
  'current',
  'history',
  'trade',
  'account',
  'terms',
  'rules',
  'law',
  'privacy',
  'disclaimer',
  'serve',
  'aboutus',
  'mbterms',
  'mbrules',
])
const sessionRoutes = new Set(['login', 'register', 'mblogin', 'mbregister'])

test('every route of the table answers under its title, finished or honestly not open', async ({
  page,
  context,
}, info) => {
  test.setTimeout(240_000)
  await signIn(context, await freshMember())
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  const layout = rows.filter(
    (route) => (route.mobile ?? false) === isPhone(info) && !sessionRoutes.has(route.name),
  )
  for (const route of layout) {
    await page.goto(route.path.replace(':id', '1'))
    await expect(page, route.name).toHaveTitle(`${titles[route.name]} · Bourselet`)
    const notOpen = page.getByText(english.notOpen.title, { exact: true })
    if (finished.has(route.name)) await expect(notOpen, route.name).toHaveCount(0)
    else await expect(notOpen, route.name).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('an address that belongs to no page says so', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: english.notFound.title })).toBeVisible()
})
