import { expect, type Page, test } from '@playwright/test'
import { routes, type SiteRoute } from '../apps/reference/src/shared/routes.ts'
import { freshMember } from './exchange.ts'
import { beyond, change, choose, expectPlace, open, signIn } from './pages.ts'
import { expectLoaded, forVisitors, keepLayout, layoutOf, pathOf } from './route-rows.ts'
import { type Locale, locales, wordsOf } from './words.ts'

/** Maximum accepted layout shift. Core Web Vitals rate a layout shift of up to 0.1 as good. */
const MOST_SHIFT = 0.05

/**
 * Returns a list to which all later console errors and script errors of a page are added, each with the page's address.
 */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return complaints
}

/** Makes each page that is loaded later add up its layout shifts. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

const shiftOf = (page: Page) =>
  page.evaluate(() => (window as never as { shifts: { sum: number } }).shifts.sum)

/**
 * Returns the faulty texts of a page: controls and headings without a text, unfilled placeholders, and values
 * such as `undefined`.
 */
const missingTexts = (page: Page) =>
  page.evaluate(() => {
    const hasName = (element: Element) =>
      element.textContent?.trim() ||
      element.getAttribute('aria-label') ||
      element.getAttribute('aria-labelledby') ||
      element.getAttribute('title') ||
      element.querySelector('img[alt]:not([alt=""]), [aria-label]')
    const named = 'h1, h2, h3, button, a[href], [role=tab], label:not(:has(input[aria-label])), legend'
    const nameless = [...document.querySelectorAll(`#app :is(${named})`)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !hasName(element),
    )
    // biome-ignore lint/performance/useDomNodeTextContent: hidden elements and scripts hold other texts
    const odd = /\{\{|\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/.exec(document.body.innerText)
    return [...nameless.map((element) => element.outerHTML.slice(0, 120)), ...(odd ? [odd[0]] : [])]
  })

/** Expectations that continue after a failure, so that a run reports every faulty page instead of the first. */
const soft = expect.configure({ soft: true, timeout: 15_000 })

/** Expects a page in a language, with its title, its heading, its contents and no missing text. */
async function expectShown(page: Page, route: SiteRoute, locale: Locale) {
  await expectLoaded(page, route, locale)
  // The texts of a widget may load after its layout, so the check is repeated.
  await soft.poll(() => missingTexts(page), { message: `${route.name} in ${locale}` }).toEqual([])
}

async function expectFits(page: Page, { name }: SiteRoute, locale: Locale) {
  const own = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: own.height })
  // Charts and lists adapt to the new width in a later animation frame, so the check is repeated.
  await soft.poll(() => beyond(page), { message: `${name} in ${locale} at 320 px` }).toEqual([])
  await page.setViewportSize(own)
}

test('every route, opened in one of the eight languages, shows all its texts and does not overflow at 320 px', async ({
  page,
  context,
}, info) => {
  test.setTimeout(300_000)
  const complaints = complaintsOf(page)
  // All pages are visited at the narrow width only, which saves a second layout of each page. `npm run test:deep` also
  // visits them at the usual width.
  await page.setViewportSize({ width: 320, height: 844 })
  await keepLayout(page, info)
  const languageOf = (route: SiteRoute) => locales[routes.indexOf(route) % locales.length]!
  const visitAll = async (visited: SiteRoute[]) => {
    for (const locale of locales) {
      await change(page, { locale })
      for (const route of visited.filter((one) => languageOf(one) === locale)) {
        await open(page, pathOf(route))
        await expectShown(page, route, locale)
        await soft.poll(() => beyond(page), { message: `${route.name} in ${locale}` }).toEqual([])
      }
    }
  }
  await visitAll(layoutOf(info).filter(({ name }) => forVisitors.has(name)))
  await signIn(context, await freshMember({ USDT: '7379.2625', BTC: '0.5' }))
  // The site reads the cookie of the session only when it starts, so the page is loaded again.
  await page.goto('/')
  await visitAll(layoutOf(info).filter(({ name }) => !forVisitors.has(name)))
  expect(complaints).toEqual([])
})

for (const signedIn of [false, true])
  test(`every route loads in eight languages without errors, shifts or overflow for a ${signedIn ? 'member' : 'visitor'} @deep`, async ({
    page,
    context,
  }, info) => {
    // The long timeout is needed to load 74 pages and show each in eight languages.
    test.setTimeout(3_600_000)
    const complaints = complaintsOf(page)
    await choose(context, { locale: 'en' })
    await recordShifts(page)
    await keepLayout(page, info)
    if (signedIn) await signIn(context, await freshMember())
    for (const route of routes) {
      if (signedIn && forVisitors.has(route.name)) continue
      const path = pathOf(route)
      await page.goto(path)
      if (route.member && !signedIn) {
        await expectPlace(page, /^\/(mb)?login\?return=/)
        continue
      }
      await expectShown(page, route, 'en')
      expect.soft(await shiftOf(page), `layout shift of ${route.name}`).toBeLessThan(MOST_SHIFT)
      // English is tested last, so that the next page loads in English. If the language changed after the load,
      // the texts of that page would shift.
      for (const locale of [...locales.filter((one) => one !== 'en'), 'en' as const]) {
        await change(page, { locale })
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expectShown(page, route, locale)
        await expectFits(page, route, locale)
      }
    }
    expect(complaints).toEqual([])
  })

test('the site shows a not-found page for an unknown address @usually-desktop', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: wordsOf('en')('site:notFound.title') })).toBeVisible()
})
