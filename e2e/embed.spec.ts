import { expect, type Page, test } from '@playwright/test'
import { partner } from './addresses.ts'
import { ask, freshMember } from './exchange.ts'

/** Everything a browser says against a page: its policy's refusals, errors, broken scripts. */
async function listen(page: Page): Promise<string[]> {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await page.exposeFunction('refusedByPolicy', (directive: string, what: string) =>
    said.push(`${directive} ${what}`),
  )
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { refusedByPolicy(a: string, b: string): void }).refusedByPolicy(
        event.violatedDirective,
        event.blockedURI,
      ),
    ),
  )
  return said
}

async function logInByTag(page: Page, { email, password }: { email: string; password: string }) {
  const login = page.locator('bourselet-login')
  await login.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await login.getByLabel('Password', { exact: true }).fill(password)
  const signedIn = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('bourselet-signed-in', () => resolve(true), { once: true }),
      ),
  )
  await login.getByRole('button', { name: 'Log in', exact: true }).click()
  expect(await signedIn).toBe(true)
}

test("a partner's page of another origin shows live tags in its own colours", async ({ page }) => {
  const said = await listen(page)
  await page.goto(partner)
  const ticker = page.locator('bourselet-ticker')
  await expect(ticker).toContainText('BTC')
  const before = await ticker.locator('.bl-root').textContent()
  await expect.poll(() => ticker.locator('.bl-root').textContent(), { timeout: 30_000 }).not.toBe(before)
  await expect(page.locator('bourselet-order-book')).toContainText(/\d\d,\d{3}\.\d\d/)
  const font = await ticker.locator('.bl-root').evaluate((root) => getComputedStyle(root).fontFamily)
  expect(font).toContain('Georgia')
  expect(said).toEqual([])
})

test('under the strictest policy a member logs in, orders by the tag, and the host learns nothing', async ({
  page,
}) => {
  const said = await listen(page)
  const member = await freshMember({ USDT: '1000' })
  await page.goto(`${partner}/hostile.html`)
  await logInByTag(page, member)
  const ticket = page.locator('bourselet-trade-ticket')
  const { bids } = await ask('market.depth', { symbol: 'BTCUSDT', limit: 5 })
  const low = (Number(bids[0]![0]) * 0.9).toFixed(2)
  await ticket.getByRole('textbox', { name: /^Price/ }).fill(low)
  await ticket.getByRole('textbox', { name: /^Quantity/ }).fill('0.001')
  await ticket.getByRole('button', { name: /^Buy 0\.001/ }).click()
  await ticket
    .getByRole('dialog')
    .getByRole('button', { name: /Buy|Confirm/ })
    .click()
  await expect
    .poll(async () => (await ask('spot.openOrders', { symbol: 'BTCUSDT' }, member.token)).list.length)
    .toBe(1)
  await expect(page.locator('bourselet-open-orders')).toContainText('0.001')
  const size = await ticket.locator('.bl-root').evaluate((root) => getComputedStyle(root).fontSize)
  expect(Number.parseFloat(size)).toBeLessThan(20)
  const held = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      document.body.outerHTML,
    ]),
  )
  expect(held).not.toMatch(/[0-9a-f]{32}/)
  expect(said).toEqual([])
})
