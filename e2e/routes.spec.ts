import { expect, test } from '@playwright/test'
import { routes, type SiteRoute } from '../apps/reference/src/shared/routes.ts'
import { ask, freshMember } from './exchange.ts'
import { isPhone, open, signIn } from './pages.ts'
import { wordsOf } from './words.ts'

const rows: readonly SiteRoute[] = routes
const words = wordsOf('en')

/** Routes that redirect a signed-in member. */
const forVisitors = new Set(['login', 'register', 'mblogin', 'mbregister'])

test('every route shows its title and a heading', async ({ page, context }, info) => {
  test.setTimeout(240_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  // The page of a guide has the title of the guide.
  const titles = new Map([['help_detail', (await ask('help.guide', { id: 1 })).title]])
  const render = async (route: SiteRoute) => {
    await open(page, route.path.replace(':id', '1'))
    const title = titles.get(route.name) ?? words(`site:title.${route.name}`)
    await expect(page, route.name).toHaveTitle(`${title} · Bourselet`)
    await expect(page.getByRole('heading').first(), route.name).toBeAttached()
  }
  const layout = rows.filter((route) => (route.mobile ?? false) === isPhone(info))
  for (const route of layout) if (forVisitors.has(route.name)) await render(route)
  await signIn(context, await freshMember())
  // Loads the site again, because it reads the session's cookie when it starts.
  await page.goto('/')
  for (const route of layout) if (!forVisitors.has(route.name)) await render(route)
  expect(complaints).toEqual([])
})

test('shows a not-found page for an unknown address @usually-desktop', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: words('site:notFound.title') })).toBeVisible()
})
