import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { partner } from './addresses.ts'
import { REST_MS } from './engines/engine.ts'
import { ask, freshMember, type TestMember } from './exchange.ts'

interface Trouble {
  messages: string[]
  violations(): Promise<string[]>
}

/** Records every error and warning of a page from its start. */
export async function listen(page: Page): Promise<Trouble> {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return {
    messages,
    violations: () => page.evaluate(() => (window as never as { violations: string[] }).violations),
  }
}

/**
 * Returns the names of the locations in the page, such as `cookies` or `globals`, in which a script of the host page
 * can find the secret; an empty list if it finds the secret nowhere.
 */
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

/** Returns the frame of a member tag on a partner's page. */
export const frameOf = (page: Page, tag: string): FrameLocator => page.frameLocator(`bourselet-${tag} iframe`)

/** Tags (custom elements) that show public data. All other tags are shown as frames on a partner's page. */
const open = ['ticker', 'price-chart', 'depth-chart', 'order-book', 'recent-trades', 'coin-list']

/** Expects every tag of the hostile page to show its widget. */
export async function expectAllShown(page: Page) {
  for (const tag of await page.locator('main > *').all()) {
    const name = (await tag.evaluate(({ localName }) => localName)).replace('bourselet-', '')
    const place = open.includes(name) ? tag : frameOf(page, name)
    await expect(place.locator('.bl-root').first()).toBeVisible()
  }
}

/**
 * Clicks an element outside of frames until `shows` resolves, which means that the effect is visible. The click is
 * repeated, because for a moment after a scroll the browser may still send clicks to a frame.
 */
export const clickBeside = (place: Locator, shows: () => Promise<void>) =>
  expect(async () => {
    await place.click()
    await shows()
  }).toPass()

/** Moves the pointer to a button of a frame, to its middle by default, and lets it rest there. */
export async function rest(button: Locator, position?: { x: number; y: number }) {
  await expect(button).toBeEnabled({ timeout: 3_000 })
  await button.hover({ timeout: 3_000, ...(position ? { position } : {}) })
  await settle(button)
}

/** Waits until a button has been at rest long enough for its frame to accept a press. */
export const settle = (button: Locator) =>
  button.evaluate((_, ms) => new Promise((done) => setTimeout(done, ms)), REST_MS)

/** Presses a button of a frame until the press has its effect. */
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

/**
 * Submits the spot ticket of a frame, confirms the order, and waits until the exchange has the order, which must be the
 * only open order of the member. `name` is the text of the submit button.
 */
export async function sendOrder(ticket: FrameLocator, name: RegExp, { token }: Pick<TestMember, 'token'>) {
  const confirm = confirmation(ticket).getByRole('button', { name: 'Buy BTC' })
  const orders = () => ask('spot.openOrders', {}, token).then(({ list }) => list.length)
  expect(await orders()).toBe(0)
  await expect(async () => {
    // On a busy machine, the exchange may get the order of the previous try after that try has ended.
    if ((await orders()) === 1) return
    if (!(await confirm.isVisible())) await ticket.getByRole('button', { name }).click({ timeout: 3_000 })
    await expect(confirmation(ticket)).toBeInViewport({ ratio: 0.99, timeout: 3_000 })
    await rest(confirm)
    await confirm.click({ timeout: 3_000 })
    await expect.poll(orders, { timeout: 3_000 }).toBe(1)
  }).toPass()
}

/** Resolves to the detail of the next event with this name on the document of the host page. */
export const nextEvent = (page: Page, name: string) =>
  page.evaluate(
    (name) =>
      new Promise<unknown>((done) =>
        document.addEventListener(name, (event) => done((event as CustomEvent).detail), { once: true }),
      ),
    name,
  )

/**
 * Expects a frame to be as high as its content, so that nothing is cut off and no second scroll bar appears.
 */
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

/** Returns the message by which a frame states that it has refused a press. */
export const refused = (frame: FrameLocator) => frame.getByText(/^Nothing was sent/).first()

export const ordersOf = ({ token }: TestMember) => ask('spot.openOrders', {}, token).then(({ list }) => list)

/** Returns a list to which every later call that places or cancels an order is added, as the last part of its path. */
export function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    const call = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (request.method() === 'POST' && /^(setOrder|orderCancel)$/.test(call)) writes.push(call)
  })
  return writes
}

/**
 * Logs a member in inside the frames of the partner's page. For this, it broadcasts the message that a frame sends to
 * the other frames after a log-in. Tests of the log-in form use `logInInside` instead.
 */
export const signInInside = (frame: FrameLocator, { token }: TestMember) =>
  frame.locator('html').evaluate(
    (_, { token, name }) => {
      const channel = new BroadcastChannel(name)
      channel.postMessage({ type: 'now', token })
      channel.close()
    },
    { token, name: `bourselet:frames:${partner}` },
  )

/**
 * Opens a partner's page whose only tag is the spot ticket, with a member who is logged in inside its frame. Charts and
 * lists of other tags would only slow down the tests of frames.
 */
export async function openPartner(page: Page) {
  const member = await freshMember({ USDT: '5000' })
  await page.goto(`${partner}/ticket.html`)
  const ticket = frameOf(page, 'trade-ticket')
  await expect(ticket.getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  await signInInside(ticket, member)
  await expect(ticket.getByRole('button', { name: 'Buy BTC' })).toBeVisible()
  return { member, ticket, writes: writesOf(page) }
}
