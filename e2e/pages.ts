import { type BrowserContext, expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { site } from './addresses.ts'
import type { TestMember } from './exchange.ts'

export const isPhone = (info: TestInfo): boolean => info.project.name === 'phone'

/** Returns the paths of the pages in the layout that the test project uses. */
export const paths = (info: TestInfo) =>
  isPhone(info)
    ? {
        home: '/mbhome',
        login: '/mblogin',
        register: '/mbregister',
        exchange: '/mbexchange',
        futures: '/mbcurrency',
        market: '/mbquotes',
      }
    : {
        home: '/home',
        login: '/login',
        register: '/register',
        exchange: '/exchange',
        futures: '/cexchange',
        market: '/market',
      }

/** Types e-mail and password into the visible form and submits it. */
export async function logIn(page: Page, { email, password }: Pick<TestMember, 'email' | 'password'>) {
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Log in' }) })
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Logs a member in by setting the site's cookie in the browser context. */
export const signIn = (context: BrowserContext, { token }: Pick<TestMember, 'token'>) =>
  context.addCookies([{ name: 'bourselet_token', value: token, url: site }])

/** Stores preferences in the browser as the site stores them. */
export const choose = (context: BrowserContext, preferences: object) =>
  context.addInitScript((text) => {
    if (localStorage.getItem('bourselet.preferences') === null)
      localStorage.setItem('bourselet.preferences', text)
  }, JSON.stringify(preferences))

/** Changes preferences as another tab of the site would. The page is not loaded again. */
export const change = (page: Page, preferences: object) =>
  page.evaluate((preferences) => {
    const key = 'bourselet.preferences'
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...preferences })
    localStorage.setItem(key, newValue)
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  }, preferences)

/** Opens an address as a link of the site would. The site is not loaded again. */
export async function open(page: Page, place: string) {
  if (!page.url().startsWith(site)) return page.goto(place)
  await page.evaluate((place) => {
    history.pushState(null, '', place)
    dispatchEvent(new PopStateEvent('popstate'))
  }, place)
}

/** Returns path and query of the page's address. */
export const placeOf = (page: Page): string => page.url().slice(site.length)

export const expectPlace = (page: Page, place: string | RegExp) =>
  expect.poll(() => placeOf(page)).toEqual(typeof place === 'string' ? place : expect.stringMatching(place))

/**
 * Returns the page's width and the classes of the elements beyond the right edge of the window; an empty list if the
 * page does not scroll sideways.
 */
export const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    if (scrollWidth <= innerWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
    )
    return [scrollWidth, ...wide.map((element) => element.className)]
  })

/** Presses Tab until an element has the focus, as a member without a mouse does. */
export async function tabTo(page: Page, element: Locator) {
  const focused = () => element.evaluate((one) => one === document.activeElement)
  for (let presses = 0; presses < 80; presses += 1) {
    if (await focused()) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

/**
 * Presses a control as a member without a mouse does: by Tab until the control has the focus, then by the key.
 */
export async function pressByKey(page: Page, control: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** Expects a visible toast. It is found by its class, because the live region for screen readers has the same text. */
export const expectToast = (page: Page, words: string | RegExp) =>
  expect(page.locator('.bl-toast__title', { hasText: words }).first()).toBeVisible()

/** Requests a verification code and types the code that the sandbox shows below the field. Returns the code. */
export async function enterCode(form: Page | Locator): Promise<string> {
  await form.getByRole('button', { name: 'Send code' }).click()
  const words = form.getByText('Sandbox: your code is')
  await expect(words).toBeVisible()
  const code = /\d{6}/.exec((await words.textContent()) ?? '')?.[0] ?? ''
  await form.getByRole('textbox', { name: 'Verification code' }).fill(code)
  return code
}
