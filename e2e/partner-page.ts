import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { TestMember } from './exchange.ts'

interface Trouble {
  said: string[]
  violations(): Promise<string[]>
}

/** Hears everything a page complains of, from its first moment. */
export async function listen(page: Page): Promise<Trouble> {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return {
    said,
    violations: () => page.evaluate(() => (window as never as { violations: string[] }).violations),
  }
}

/** A value that would betray the member, wherever a script of the host could find it. */
export const hostHolds = (page: Page, secret: string) =>
  page.evaluate((secret) => {
    const places = {
      document: document.documentElement.outerHTML,
      cookies: document.cookie,
      address: location.href,
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      name: window.name,
      globals: Object.keys(window)
        .map((key) => String((window as never as Record<string, unknown>)[key]))
        .join(),
    }
    return Object.entries(places).flatMap(([place, text]) => (text.includes(secret) ? [place] : []))
  }, secret)

/** What a member's tag is on a page that is not the operator's. */
export const frameOf = (page: Page, tag: string): FrameLocator => page.frameLocator(`bourselet-${tag} iframe`)

/** Tags that everybody may see; all others are frames on a partner's page. */
const open = ['ticker', 'price-chart', 'depth-chart', 'order-book', 'recent-trades', 'coin-list']

/** Every tag of the hostile page shows its widget. */
export async function expectAllShown(page: Page) {
  for (const tag of await page.locator('main > *').all()) {
    const name = (await tag.evaluate(({ localName }) => localName)).replace('bourselet-', '')
    const place = open.includes(name) ? tag : frameOf(page, name)
    await expect(place.locator('.bl-root').first()).toBeVisible()
  }
}

/** Clicks beside frames until it shows: for a moment after a scroll the browser may still give a frame the click. */
export const clickBeside = (place: Locator, shows: () => Promise<void>) =>
  expect(async () => {
    await place.click()
    await shows()
  }).toPass()

export async function logInInside(
  frame: FrameLocator,
  { email, password }: Pick<TestMember, 'email' | 'password'>,
) {
  await frame.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await frame.getByLabel('Password', { exact: true }).fill(password)
  await frame.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** The next event of this name that reaches the host's document, with its detail. */
export const toldOnce = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown>((done) =>
        document.addEventListener(name, (event) => done((event as CustomEvent).detail), { once: true }),
      ),
    name,
  )

/** In sight, frame and content are of one height: nothing is cut off and nothing scrolls twice. */
export async function expectFits(page: Page, tag: string) {
  await page.locator(`bourselet-${tag}`).scrollIntoViewIfNeeded()
  const inside = frameOf(page, tag).locator('html')
  await expect
    .poll(() =>
      inside.evaluate(({ ownerDocument: { body } }) =>
        Math.abs(Math.ceil(body.getBoundingClientRect().height) - innerHeight),
      ),
    )
    .toBe(0)
}
