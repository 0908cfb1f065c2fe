import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { partner } from './addresses.ts'
import { ask, freshMember, type TestMember } from './exchange.ts'

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

/** Half a second is what the gate of a frame asks for: a pointer that has only just come there does not count. */
const REST_MS = 700

/** Moves the pointer to a button of a frame and lets it rest there, as a member does who reads what they press. */
export async function rest(button: Locator) {
  await expect(button).toBeEnabled({ timeout: 3_000 })
  await button.hover({ timeout: 3_000 })
  await button.evaluate((_, ms) => new Promise((done) => setTimeout(done, ms)), REST_MS)
}

/** Presses a button of a frame until it has its effect. */
export const press = (button: Locator, hasEffect: () => Promise<void>) =>
  expect(async () => {
    if (await button.isVisible()) {
      await rest(button)
      await button.click({ timeout: 3_000 })
    }
    await hasEffect()
  }).toPass()

export async function logInInside(
  frame: FrameLocator,
  { email, password }: Pick<TestMember, 'email' | 'password'>,
) {
  await frame.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await frame.getByLabel('Password', { exact: true }).fill(password)
  const button = frame.getByRole('button', { name: 'Log in', exact: true })
  await press(button, () => expect(button).toBeHidden({ timeout: 3_000 }))
}

/** Fills in the spot ticket of a frame. */
export async function enterOrder(ticket: FrameLocator, price: string, quantity: string) {
  await ticket.getByRole('textbox', { name: 'Price' }).fill(price)
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill(quantity)
}

export const confirmation = (ticket: FrameLocator) => ticket.getByRole('dialog', { name: 'Confirm order' })

/** Sends what the spot ticket of a frame says and confirms it, until the exchange has the order. */
export async function sendOrder(ticket: FrameLocator, name: RegExp, { token }: Pick<TestMember, 'token'>) {
  const confirm = confirmation(ticket).getByRole('button', { name: 'Buy BTC' })
  await expect(async () => {
    if (!(await confirm.isVisible())) await ticket.getByRole('button', { name }).click({ timeout: 3_000 })
    await expect(confirmation(ticket)).toBeInViewport({ ratio: 0.99, timeout: 3_000 })
    await rest(confirm)
    await confirm.click({ timeout: 3_000 })
    const orders = () => ask('spot.openOrders', {}, token).then(({ list }) => list.length)
    await expect.poll(orders, { timeout: 3_000 }).toBe(1)
  }).toPass()
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

export const drawn = /^Buy 0\.001 BTC for 40\.00/

export const ordersOf = ({ token }: TestMember) => ask('spot.openOrders', {}, token).then(({ list }) => list)

/** The writes that leave the page, by the last part of their path. */
export function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (request.method() === 'POST' && /^(setOrder|orderCancel)$/.test(call)) writes.push(call)
  })
  return writes
}

/** A member who is signed in inside the frames of a partner's page. */
export async function openPartner(page: Page) {
  const member = await freshMember({ USDT: '5000' })
  await page.goto(partner)
  const ticket = frameOf(page, 'trade-ticket')
  await ticket.getByRole('button', { name: 'Log in to trade' }).click()
  await logInInside(ticket, member)
  await expect(ticket.getByRole('button', { name: 'Buy BTC' })).toBeVisible()
  return { member, ticket, writes: writesOf(page) }
}
