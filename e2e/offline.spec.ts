import { expect, type Locator, type Page, test } from '@playwright/test'
import { api, site } from './addresses.ts'
import { paths } from './pages.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const banner = (page: Page) => page.locator('.site-banner')

test.describe('the site with its service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection, the site opens from the service worker, and loads its data when the connection returns @usually-desktop', async ({
    page,
    context,
  }) => {
    await page.goto('/law')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // During this reload the service worker stores the files of the page.
    await page.reload()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words('site:title.law'))
    const stored = () =>
      page.evaluate(async () => {
        const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
        const requests = await Promise.all(all.map((cache) => cache.keys()))
        return requests.flat().map(({ url }) => url)
      })
    // The error messages load last, while the browser is idle, so the test waits until they are stored.
    await expect
      .poll(async () => (await stored()).filter((url) => /\/en\/(errors|shared)\.js$/.test(url)).length)
      .toBe(2)
    const urls = await stored()
    expect(urls.filter((url) => !url.startsWith(site) || /\/(data|ws|files|elements)\b/.test(url))).toEqual(
      [],
    )
    expect(urls).toContain(`${site}/config.json`)

    await context.setOffline(true)
    await page.reload()
    // After a reload without a connection, Chromium's emulation may report `navigator.onLine` as true or false,
    // so both texts are accepted.
    const either = (place: Locator, one: string, other: string) =>
      expect(place.getByText(words(one)).or(place.getByText(words(other)))).toBeVisible()
    await either(banner(page), 'site:banner.offline', 'site:banner.down')
    // The banner already states the outage, so the page itself only says that the text could not be loaded.
    const failure = page.getByRole('alert').filter({ hasText: words('shared:failed') })
    await expect(failure).toHaveText(words('shared:failed'), { useInnerText: true })
    await context.setOffline(false)
    await expect(heading).toHaveText(words('site:title.law'))
    await expect(banner(page)).toHaveText('')
  })

  test('if the server answers with errors, the site opens from the files that the service worker has stored; files that cannot be stored are still loaded from the server @deep @desktop', async ({
    page,
    context,
  }) => {
    // The page `/favicon.svg` does not register the service worker. While this page is open, the test can create the
    // cache of an earlier build. The service worker creates its own cache later.
    await page.goto('/favicon.svg')
    await page.evaluate(async () => {
      const old = await caches.open('bourselet-before')
      await old.put('/config.json', Response.json({ name: 'Oldbourse' }))
      await old.put(
        '/',
        new Response('<title>Oldbourse</title>', { headers: { 'content-type': 'text/html' } }),
      )
    })
    await page.goto('/law')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // During this reload the service worker stores the files of the page.
    await page.reload()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(words('site:title.law'))
    const title = await page.title()
    let refused = 0
    await context.route(/\/(law|config\.json)$/, (route) => {
      refused += 1
      return route.fulfill({ status: 503, contentType: 'text/html', body: '<title>503</title>' })
    })
    await page.reload()
    await expect(heading).toHaveText(words('site:title.law'))
    await expect(page).toHaveTitle(title)
    expect(title).not.toContain('Oldbourse')
    expect(refused).toBeGreaterThan(1)

    // A cache refuses to store a response with the header `Vary: *`, which the test adds to all files under /assets/.
    let varied = 0
    await context.route('**/assets/**', async (route) => {
      varied += 1
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), vary: '*' } })
    })
    await page.goto('/help')
    await expect(page).toHaveTitle(title.replace(words('site:title.law'), words('site:title.help')))
    expect(varied).toBeGreaterThan(0)
  })
})

test('while the server does not answer, one banner states this, and no panel repeats the message @usually-phone', async ({
  page,
}, info) => {
  await page.route(`${api}/data/**`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto(paths(info).exchange)
  await expect(banner(page)).toHaveText(words('site:banner.maintenance'))
  await expect(page.getByText(words('shared:failed')).first()).toBeVisible()
  const repeated = page.getByText(words('errors:RECOVERING')).filter({ visible: true })
  await expect(repeated).toHaveCount(0)
  await page.unroute(`${api}/data/**`)
  await expect(page.getByText(words('shared:failed')).filter({ visible: true })).toHaveCount(0)
})

test('the site shows one banner during maintenance, and loads its data afterwards without a reload @deep', async ({
  page,
}) => {
  await page.route(`${api}/data/**`, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('/law')
  await expect(banner(page)).toHaveText(words('site:banner.maintenance'))
  await page.unroute(`${api}/data/**`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('site:title.law'))
  await expect(banner(page)).toHaveText('')
})

test('the site offers to load its new version, and keeps what the member has typed into a form @deep', async ({
  page,
}) => {
  await page.goto('/register')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('kept@example.com')
  // Simulates the next deployment: the entry script has another name, and the files of the open page no
  // longer exist.
  await page.route(`${site}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-new.js"></script>',
    }),
  )
  await page.route('**/assets/settings-menu-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('button', { name: words('site:settings') }).click()
  await expect(banner(page)).toContainText(words('site:banner.update'))
  await expect(email).toHaveValue('kept@example.com')
  const loaded = page.waitForEvent('load')
  await banner(page)
    .getByRole('button', { name: words('site:banner.reload') })
    .click()
  await loaded
  await expect(banner(page)).toHaveText('')
})

test('if the script of a menu cannot be loaded, the menu opens when the connection is back, and the form keeps its entries @deep', async ({
  page,
}) => {
  let failed = 0
  await page.route('**/assets/overlay*', (route) => {
    failed += 1
    return route.abort()
  })
  await page.goto('/exchange')
  const quantity = page.getByRole('textbox', { name: 'Quantity' })
  await quantity.fill('0.5')
  const tif = page.getByRole('combobox', { name: 'Time in force' })
  await tif.click()
  await expect.poll(() => failed).toBeGreaterThan(0)
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.unroute('**/assets/overlay*')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(quantity).toHaveValue('0.50000')
})
