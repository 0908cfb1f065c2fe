import { expect, type Page, test } from '@playwright/test'
import { neighbor, siblings, site } from './addresses.ts'
import { full } from './browsers.ts'
import { freshMember } from './exchange.ts'
import { signIn } from './pages.ts'
import {
  confirmation,
  drawn,
  enterOrder,
  frameOf,
  logInInside,
  nextEvent,
  openPartner,
  ordersOf,
  press,
  sendOrder,
} from './partner-page.ts'

test.use(full)

test('a frame on a partner’s page asks for confirmation of each order even if the member’s preferences disable confirmations @deep', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bourselet.preferences', '{"confirmOrders":false}'))
  const { ticket, writes } = await openPartner(page)
  await enterOrder(ticket, '40000', '0.001')
  await press(ticket.getByRole('button', { name: drawn }), () =>
    expect(confirmation(ticket)).toBeVisible({ timeout: 3_000 }),
  )
  await expect(confirmation(ticket).getByRole('checkbox')).toHaveCount(0)
  expect(writes).toEqual([])
})

test('a member places an order in a frame by keyboard alone, in a column of 320 pixels @desktop @deep', async ({
  page,
}) => {
  const { member, ticket } = await openPartner(page)
  await ticket.getByRole('textbox', { name: 'Quantity' }).click()
  await page.keyboard.type('0.001')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('40000')
  await expect(ticket.getByRole('button', { name: drawn })).toBeVisible()
  await expect(async () => {
    if (!(await confirmation(ticket).isVisible())) {
      await ticket.getByRole('textbox', { name: 'Quantity' }).focus()
      await page.keyboard.press('Enter')
    }
    await expect(confirmation(ticket)).toBeVisible({ timeout: 2_000 })
    const confirm = confirmation(ticket).getByRole('button', { name: 'Buy BTC' })
    await expect(confirm).toBeEnabled({ timeout: 3_000 })
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(confirm).toBeFocused({ timeout: 100 })
    }).toPass({ timeout: 5_000 })
    await page.keyboard.press('Enter')
    await expect.poll(() => ordersOf(member).then(({ length }) => length), { timeout: 2_000 }).toBe(1)
  }).toPass()
})

test('when a frame has placed an order, the event that the surrounding page receives contains neither price nor quantity @desktop @deep', async ({
  page,
}) => {
  const { member, ticket } = await openPartner(page)
  const event = nextEvent(page, 'bourselet-order-placed')
  await enterOrder(ticket, '40000', '0.001')
  await sendOrder(ticket, drawn, member)
  const [order] = await ordersOf(member)
  expect(await event).toEqual({
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    status: 'open',
    order_no: order?.order_no,
  })
})

test('frames of one partner share log-in and log-out; frames of two partners on the same domain do not @deep', async ({
  page,
  context,
}) => {
  const member = await freshMember()
  const [one, two] = siblings as [string, string]
  await page.goto(one)
  const other = await context.newPage()
  await other.goto(two)
  const same = await context.newPage()
  await same.goto(one)
  for (const shown of [other, same])
    await expect(
      frameOf(shown, 'trade-ticket').getByRole('button', { name: 'Log in to trade' }),
    ).toBeVisible()
  // A page in the background is not drawn, and a frame that is not visible accepts no press. The test therefore brings
  // the page to the front.
  await page.bringToFront()
  await frameOf(page, 'trade-ticket').getByRole('button', { name: 'Log in to trade' }).click()
  await logInInside(frameOf(page, 'trade-ticket'), member)
  const signedIn = (shown: Page) => frameOf(shown, 'trade-ticket').getByRole('button', { name: 'Buy BTC' })
  await expect(signedIn(page)).toBeVisible()
  await expect(signedIn(same)).toBeVisible()
  // A reloaded frame asks other frames for the session token. Only frames on pages of the same partner answer.
  await same.reload()
  await expect(signedIn(same)).toBeVisible()
  await other.reload()
  await expect(frameOf(other, 'trade-ticket').getByRole('button', { name: 'Log in to trade' })).toBeVisible()
  await expect(signedIn(other)).toHaveCount(0)

  // A log-out in one frame also logs out the frames on pages of the same partner, and no others.
  await other.bringToFront()
  await frameOf(other, 'trade-ticket').getByRole('button', { name: 'Log in to trade' }).click()
  await logInInside(frameOf(other, 'trade-ticket'), await freshMember())
  await expect(signedIn(other)).toBeVisible()
  await page.bringToFront()
  await press(frameOf(page, 'trade-ticket').getByRole('button', { name: 'Log out' }), () =>
    expect(signedIn(page)).toHaveCount(0, { timeout: 3_000 }),
  )
  await expect(signedIn(same)).toHaveCount(0)
  await expect(signedIn(other)).toBeVisible()
})

test('if a page on another port of the same host sets a cookie with a session token, the site deletes the cookie, never sends its token and asks for a log-in @deep', async ({
  page,
  context,
}) => {
  const [victim, attacker] = [await freshMember({ USDT: '1' }), await freshMember({ USDT: '1' })]
  await signIn(context, victim)
  await page.goto(neighbor)
  await page.evaluate(`document.cookie = 'bourselet_token=${attacker.token}; path=/recharge'`)
  const tokens = new Set<string>()
  page.on('request', (request) => {
    const token = request.headers()['api-token']
    if (token) tokens.add(token)
  })
  await page.goto(`${site}/recharge`)
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect([...tokens]).toEqual([])
  const left = await context.cookies([`${site}/recharge`])
  expect(left.filter(({ name }) => name === 'bourselet_token')).toEqual([])
})
