import { expect, type Page, test } from '@playwright/test'
import { partner } from './addresses.ts'
import { ask, freshMember, purseOf } from './exchange.ts'
import { expectToast, logIn } from './pages.ts'

interface Trouble {
  said: string[]
  violations(): Promise<string[]>
}

/** Hears everything a page complains of, from its first moment. */
async function listen(page: Page): Promise<Trouble> {
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
const hostHolds = (page: Page, secret: string) =>
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

test('a partner’s page shows the tags in its own colours and prices move', async ({ page }) => {
  const { said } = await listen(page)
  await page.goto(partner)
  const ticker = page.locator('bourselet-ticker')
  const last = ticker.locator('.bl-price').first()
  await expect(last).toHaveText(/^[\d,]+\.\d\d$/)
  const before = await last.textContent()
  await expect(last).not.toHaveText(before!, { timeout: 30_000 })
  await expect(page.locator('bourselet-order-book').getByRole('row').nth(8)).toBeVisible()
  await expect(page.locator('bourselet-price-chart').getByRole('figure')).toBeVisible()
  await expect(page.locator('bourselet-coin-list').getByRole('row').nth(5)).toBeVisible()
  const ticket = page.locator('bourselet-trade-ticket')
  const button = ticket.getByRole('button', { name: 'Log in to trade' })
  await expect(button).toBeVisible()
  // The host's accent and type, and letters that can be read on its light paper.
  const look = await button.evaluate((element) => {
    const { backgroundColor, fontFamily } = getComputedStyle(element)
    return { backgroundColor, fontFamily }
  })
  expect(look.backgroundColor).toBe('oklch(0.42 0.1 250)')
  expect(look.fontFamily).toContain('Georgia')
  const lightness = await last.evaluate((element) => getComputedStyle(element).color)
  expect(Number(/oklch\(([\d.]+)/.exec(lightness)?.[1])).toBeLessThan(0.6)
  expect(said).toEqual([])
})

test('a desk for a contract in one tag: the market for everybody, the rest after a login of the page', async ({
  page,
}) => {
  const { said } = await listen(page)
  await page.goto(`${partner}/futures.html`)
  const desk = page.locator('bourselet-futures-panel')
  await expect(desk.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/)
  await expect(desk.getByRole('figure')).toHaveAccessibleName(/ETH\/USDT price chart.*Last price/)
  await expect(desk.locator('.bl-book').getByRole('row').nth(8)).toBeVisible()
  await expect(desk.getByText('Log in to see your positions')).toBeVisible()
  // The tags beside it are of the contract too, and of nobody.
  await expect(page.locator('bourselet-order-book').getByRole('row').nth(8)).toBeVisible()
  for (const name of ['positions', 'futures-orders'])
    await expect(page.locator(`bourselet-${name}`).getByText(/^Log in to see/)).toBeVisible()
  const asked = page.evaluate(
    () => new Promise((done) => document.addEventListener('bourselet-sign-in', () => done(true))),
  )
  await page.locator('bourselet-futures-ticket').getByRole('button', { name: 'Log in to trade' }).click()
  expect(await asked).toBe(true)
  expect(said).toEqual([])
})

test('a hostile page under the strictest policy: tags work, look right and keep their secrets', async ({
  page,
}) => {
  const { said, violations } = await listen(page)
  const member = await freshMember({ USDT: '5000' })
  const tokens: string[] = []
  page.on('request', (request) => {
    const token = request.headers()['api-token']
    if (token) tokens.push(token)
  })
  await page.goto(`${partner}/hostile.html`)

  // Its style sheet does not reach inside.
  const login = page.locator('bourselet-login')
  await expect(login.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const box = login.getByRole('textbox', { name: 'E-mail' })
  const style = await box.evaluate((element) => {
    const { fontSize, padding, boxSizing, letterSpacing } = getComputedStyle(element)
    return { fontSize, padding, boxSizing, letterSpacing }
  })
  expect(style).toMatchObject({ boxSizing: 'border-box', letterSpacing: 'normal' })
  expect(Number.parseFloat(style.fontSize)).toBeLessThan(20)
  expect(style.padding).not.toContain('40px')

  // All of them run, charts included.
  for (const tag of await page.locator('main > *').all())
    await expect(tag.locator('.bl-root').first()).toBeVisible()
  await expect(page.locator('bourselet-price-chart').getByRole('figure')).toHaveAccessibleName(/Last price/)
  await expect(page.locator('bourselet-depth-chart canvas').first()).toBeVisible()

  // Signing in with one tag tells the page and signs in the others.
  const told = page.evaluate(
    () => new Promise((done) => document.addEventListener('bourselet-signed-in', () => done(true))),
  )
  await logIn(page, member)
  expect(await told).toBe(true)
  const ticket = page.locator('bourselet-trade-ticket')
  await expect(ticket.getByRole('button', { name: 'Buy BTC' })).toBeVisible()
  await ticket.getByRole('textbox', { name: 'Price' }).fill('40000')
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill('0.001')
  await ticket.getByRole('button', { name: 'Buy 0.001 BTC for 40.00 USDT' }).click()
  const confirm = ticket.getByRole('dialog', { name: 'Confirm order' })
  await confirm.getByRole('button', { name: 'Buy BTC' }).click()
  await expectToast(page, 'Buy order placed')
  const { list } = await ask('spot.openOrders', {}, member.token)
  expect(list).toMatchObject([{ price: '40000.00', quantity: '0.00100000', status: 'open' }])
  expect((await purseOf(member.token, 'USDT')).frozen).toBe(40n * 10n ** 8n)
  const orders = page.locator('bourselet-open-orders')
  await expect(orders.getByRole('row').filter({ hasText: '40,000.00' })).toBeVisible()

  // Token and password stand nowhere that a script of the host reads.
  expect(new Set(tokens).size).toBe(1)
  const secrets = [tokens[0]!, member.password]
  for (const secret of secrets) expect(await hostHolds(page, secret)).toEqual([])
  expect(await violations()).toEqual([])
  expect(said).toEqual([])

  // The looks above can see: a leak is found, and the policy does refuse.
  await page.evaluate((token) => localStorage.setItem('leak', token), tokens[0]!)
  expect(await hostHolds(page, tokens[0]!)).toEqual(['local'])
  await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<b>text</b>')
    } catch {}
  })
  await expect.poll(violations).toEqual([expect.stringContaining('require-trusted-types-for')])
})
