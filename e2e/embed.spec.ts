import { expect, test } from '@playwright/test'
import { api, neighbor, partner, siblings, site } from './addresses.ts'
import { full } from './browsers.ts'
import { ask, balanceOf, freshMember } from './exchange.ts'
import {
  enterOrder,
  expectFits,
  frameOf,
  listen,
  logInInside,
  nextEvent,
  press,
  sendOrder,
} from './partner-page.ts'

test.use(full)

test('custom elements on a partner’s page have the accent color and font of that page and show live prices @deep', async ({
  page,
}) => {
  const { messages } = await listen(page)
  await page.goto(partner)
  const ticker = page.locator('bourselet-ticker')
  const last = ticker.locator('.bl-price').first()
  await expect(last).toHaveText(/^[\d,]+\.\d\d$/)
  const before = await last.textContent()
  await expect(last).not.toHaveText(before!, { timeout: 30_000 })
  await expect(page.locator('bourselet-order-book').getByRole('row').nth(8)).toBeVisible()
  await expect(page.locator('bourselet-price-chart').getByRole('figure')).toBeVisible()
  await expect(page.locator('bourselet-coin-list').getByRole('row').nth(5)).toBeVisible()
  const ticket = frameOf(page, 'trade-ticket')
  const button = ticket.getByRole('button', { name: 'Log in to trade' })
  await expect(button).toBeVisible()
  await expectFits(page, 'trade-ticket')
  // The tag (custom element) must have the host page's accent color and font, and readable text on the light
  // background.
  const style = await button.evaluate((element) => {
    const { backgroundColor, fontFamily } = getComputedStyle(element)
    return { backgroundColor, fontFamily }
  })
  expect(style.backgroundColor).toBe('oklch(0.42 0.1 250)')
  expect(style.fontFamily).toContain('Georgia')
  const lightness = await last.evaluate((element) => getComputedStyle(element).color)
  expect(Number(/oklch\(([\d.]+)/.exec(lightness)?.[1])).toBeLessThan(0.6)
  expect(messages).toEqual([])
})

test('a press on a pair of the coin list shows this pair in the other custom elements of a partner’s page @deep', async ({
  page,
}) => {
  await page.goto(partner)
  const list = page.locator('bourselet-coin-list')
  await list.getByRole('button', { name: 'ETH / USDT' }).click()
  await expect(list).toHaveAttribute('selected', 'ETHUSDT')
  for (const tag of ['ticker', 'price-chart', 'order-book', 'trade-ticket'])
    await expect(page.locator(`bourselet-${tag}`)).toHaveAttribute('symbol', 'ETHUSDT')
  await expect(frameOf(page, 'trade-ticket').locator('body')).toContainText('ETH')
})

test('a member logs in, orders and cancels inside the frame of a partner’s page, and the page receives the events @usually-phone', async ({
  page,
}) => {
  const { messages } = await listen(page)
  const member = await freshMember({ USDT: '5000' })
  await page.goto(partner)
  const ticket = frameOf(page, 'trade-ticket')
  await expect(ticket.getByText('Paper trading. Not real money.')).toBeVisible()
  await ticket.getByRole('button', { name: 'Log in to trade' }).click()
  const signedIn = nextEvent(page, 'bourselet-signed-in')
  await logInInside(ticket, member)
  expect(await signedIn).toBe(null)
  await expect(ticket.getByRole('button', { name: 'Buy BTC' })).toBeVisible()
  await expectFits(page, 'trade-ticket')

  // A price that a member picks in the order book of the page fills the ticket in the frame. If the member picks the
  // same price again later, it fills the ticket again.
  const price = ticket.getByRole('textbox', { name: 'Price' })
  const pick = (detail: string) =>
    page.locator('bourselet-order-book').evaluate((book, detail) => {
      book.dispatchEvent(new CustomEvent('bourselet-price-select', { detail, bubbles: true, composed: true }))
    }, detail)
  // For a moment after a scroll the browser may still send a click on the page to the frame. There it could press a button
  // of the ticket that enters a price, and a picked price would never replace this one. So the page takes the focus
  // and presses a row of the book without a pointer.
  const leaveFrame = () =>
    expect(async () => {
      await page.locator('header').evaluate((header) => {
        header.tabIndex = -1
        header.focus()
      })
      expect(await price.evaluate(() => document.hasFocus())).toBe(false)
    }).toPass()
  // The log-in may make the ticket load again after a price was picked. The ticket then shows the best price instead of
  // the picked price. The test therefore repeats the pick until the ticket keeps the picked price.
  await expect(async () => {
    await leaveFrame()
    await pick('51234.56')
    await expect(price).toHaveValue(/^51,?234\.56$/, { timeout: 3_000 })
  }).toPass()
  await expect(async () => {
    await page.locator('bourselet-order-book').getByRole('row').nth(5).dispatchEvent('click')
    await expect(price).not.toHaveValue(/^51,?234\.56$/, { timeout: 3_000 })
  }).toPass()
  await expect(price).toHaveValue(/^\d\d,?\d{3}\.\d\d$/)
  await pick('51234.56')
  await expect(price).toHaveValue(/^51,?234\.56$/)

  // A picked price does not replace a price that the member has entered.
  await enterOrder(ticket, '40000', '0.001')
  await leaveFrame()
  await pick('51234.56')
  const placed = nextEvent(page, 'bourselet-order-placed')
  // The confirmation dialog must fit into the part of the frame that is visible in the window.
  await sendOrder(ticket, /^Buy 0.001 BTC for 40.00/, member)
  const { list } = await ask('spot.openOrders', {}, member.token)
  expect(await placed).toEqual({
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    status: 'open',
    order_no: list[0]!.order_no,
  })

  // The page later adds a list of orders. The log-in inside the ticket logs the member in to this list too.
  await page.evaluate(() =>
    document.querySelector('article')!.append(document.createElement('bourselet-open-orders')),
  )
  const orders = frameOf(page, 'open-orders')
  const row = orders.getByText('40,000.00').first()
  await expect(row).toBeVisible()
  await expectFits(page, 'open-orders')
  await press(orders.getByRole('button', { name: /^Cancel/ }).last(), () =>
    expect
      .poll(() => ask('spot.openOrders', {}, member.token).then(({ list }) => list), { timeout: 3_000 })
      .toEqual([]),
  )
  expect((await balanceOf(member.token, 'USDT')).frozen).toBe(0n)

  // A log-out inside the list of orders also logs the member out of the ticket.
  await orders.getByRole('button', { name: 'Log out' }).click()
  await expect(ticket.getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  expect(messages).toEqual([])
})

test('custom elements work on a page whose scripts extended Object.prototype, and send the same requests as on other pages @deep', async ({
  page,
  context,
}) => {
  const { messages } = await listen(page)
  /** Returns the requests that the tags of a page send until they show prices. */
  const requestsOf = async (opened: typeof page) => {
    const sent = new Map<string, object>()
    opened.on('request', (request) => {
      if (!request.url().startsWith(api) || request.method() === 'OPTIONS') return
      const { 'content-type': type, accept, 'api-token': token, 'api-name': name } = request.headers()
      // Each load of a frame sends a new random value, `attempt`. The test removes this value, so that the requests of
      // two loads can be compared.
      const body = request.postData()?.replace(/"attempt":"[0-9a-f]{32}"/, '"attempt":""')
      sent.set(`${request.url()} ${body}`, {
        method: request.method(),
        type,
        accept,
        token,
        name,
      })
    })
    await opened.goto(partner)
    await expect(opened.locator('bourselet-ticker .bl-price').first()).toHaveText(/^[\d,]+\.\d\d$/)
    await expect(opened.locator('bourselet-order-book').getByRole('row').nth(8)).toBeVisible()
    await expect(opened.locator('bourselet-price-chart').getByRole('figure')).toBeVisible()
    await expect(opened.locator('bourselet-coin-list').getByRole('row').nth(5)).toBeVisible()
    await expect(
      frameOf(opened, 'trade-ticket').getByRole('button', { name: 'Log in to trade' }),
    ).toBeVisible()
    // The ticket shows its button before it requests the settings of the exchange, so the test waits for this
    // request.
    await expect.poll(() => [...sent.keys()].filter((key) => key.includes('getWebSetting'))).toHaveLength(1)
    return [...sent].sort(([a], [b]) => (a < b ? -1 : 1))
  }
  const clean = await requestsOf(await context.newPage())
  await page.addInitScript(() => {
    if (window !== window.top) return
    const names = ['foo', 'headers', 'method', 'body', 'baseUrl', 'token', 'then']
    Object.assign(Object.prototype, Object.fromEntries(names.map((name) => [name, 1])))
  })
  expect(await requestsOf(page)).toEqual(clean)
  expect(clean.length).toBeGreaterThan(2)
  expect(messages).toEqual([])
})

test('if a page may not embed the frame of a custom element, the element shows an error and a link to the exchange @deep', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(/frame\.html/, (route) => route.abort())
  await page.goto(`${partner}/ticket.html`)
  const ticket = page.locator('bourselet-trade-ticket')
  await expect(async () => {
    // If the tag (custom element) receives no message from its iframe within some seconds, it shows an error.
    await page.clock.fastForward(10_000)
    await expect(ticket.getByRole('alert')).toContainText('cannot be shown here', { timeout: 500 })
  }).toPass()
  await expect(ticket.getByRole('link', { name: 'Open localhost' })).toHaveAttribute('href', `${site}/`)
  await page.unroute(/frame\.html/)
  await ticket.getByRole('button', { name: 'Try again' }).click()
  await expect(frameOf(page, 'trade-ticket').getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  await expect(ticket.getByRole('alert')).toHaveCount(0)
})

test('the site lets only registered partners embed its frames @usually-desktop', async ({ request }) => {
  const policy = async (path: string) => (await request.get(site + path)).headers()['content-security-policy']
  expect(await policy('/elements/frame.html')).toContain(
    `frame-ancestors ${[partner, neighbor, ...siblings].join(' ')};`,
  )
  expect(await policy('/home')).toContain("frame-ancestors 'none'")
})

test('on a partner’s page, the custom elements for futures show market data to visitors, and the Back button closes their log-in form @deep', async ({
  page,
}) => {
  const { messages } = await listen(page)
  await page.goto(`${partner}/futures.html`)
  const panel = frameOf(page, 'futures-panel')
  await expect(panel.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/)
  await expect(panel.getByRole('figure')).toHaveAccessibleName(/ETH\/USDT price chart.*Last price/)
  await expect(panel.locator('.bl-book').getByRole('row').nth(8)).toBeVisible()
  await expect(panel.getByText('Log in to see your positions')).toBeVisible()
  await expectFits(page, 'futures-panel')
  // The page contains the futures panel and, beside it, tags (custom elements) with single widgets. Without a log-in,
  // the order book shows rows, and the lists ask for a log-in.
  await expect(page.locator('bourselet-order-book').getByRole('row').nth(8)).toBeVisible()
  for (const name of ['positions', 'futures-orders'])
    await expect(frameOf(page, name).getByText(/^Log in to see/)).toBeVisible()
  const asked = nextEvent(page, 'bourselet-sign-in')
  // The button is pressed by key, because frames above it may still change their heights, and a click might
  // miss it.
  await frameOf(page, 'futures-ticket').getByRole('button', { name: 'Log in to trade' }).press('Enter')
  expect(await asked).toBe(null)
  await expect(frameOf(page, 'futures-ticket').getByRole('heading', { name: 'Log in' })).toBeVisible()
  await frameOf(page, 'futures-ticket').getByRole('button', { name: 'Back', exact: true }).press('Enter')
  await expect(frameOf(page, 'futures-ticket').getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  expect(messages).toEqual([])
})
