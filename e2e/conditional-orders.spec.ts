import { type BrowserContext, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, balanceOf, control, freshMember, type TestMember, units } from './exchange.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

/** A pair whose price this file moves, so no other test uses it. */
const PAIR = { symbol: 'LINKUSDT', base: 'LINK', name: 'LINK/USDT' }

test.afterEach(() => control('index', { symbol: PAIR.symbol }))

/** The price of the pair at the start of each test. */
const START = 15.7
const DECIMALS = 3

/** Returns the start price multiplied by a factor, rounded to the price tick of the pair. */
const price = (factor: number) => (START * factor).toFixed(DECIMALS)
const shown = (text: string) => Number(text).toLocaleString('en', { minimumFractionDigits: DECIMALS })

async function lastPrice(): Promise<number> {
  const list = await ask('market.coins', { product: 'spot' })
  return Number(list.find(({ symbol }) => symbol === PAIR.symbol)!.last)
}

/**
 * Moves the index price and the last price of the pair. The order book follows the index price within seconds, but the
 * last price changes only with a trade, and the market maker may trade much later. So a new member trades at the new
 * price.
 */
async function move(to: string): Promise<void> {
  await control('index', { symbol: PAIR.symbol, price: to })
  const { token } = await freshMember({ USDT: '5000' })
  await expect(async () => {
    await ask('spot.place', { symbol: PAIR.symbol, side: 'buy', type: 'market', quantity: '1' }, token)
    expect(Math.abs((await lastPrice()) / Number(to) - 1)).toBeLessThan(0.005)
  }).toPass()
}

test.beforeEach(() => move(price(1)))

async function openTerminal(page: Page, context: BrowserContext, info: TestInfo): Promise<TestMember> {
  const member = await freshMember({ USDT: '5000', [PAIR.base]: '100' })
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders: true })
  await page.goto(`${paths(info).exchange}?symbol=${PAIR.symbol}`)
  await expect(page.locator('.bl-symbol-bar').getByText('LINK / USDT')).toBeVisible()
  return member
}

/** Opens the ticket for a sell order. On a phone the ticket is a bottom sheet. */
async function openSell(page: Page, info: TestInfo): Promise<Locator> {
  if (isPhone(info)) {
    await page.getByRole('button', { name: 'Sell', exact: true }).click()
    return page.getByRole('dialog', { name: 'Buy or sell' })
  }
  const ticket = page.getByRole('main')
  await ticket.getByRole('radio', { name: 'Sell' }).click()
  return ticket
}

const fill = (ticket: Locator, name: string, value: string) =>
  ticket.getByRole('textbox', { name, exact: true }).fill(value)

/** Submits the ticket, expects the confirmation dialog to contain these sentences, and confirms the order. */
async function send(page: Page, ticket: Locator, button: string, sentences: readonly string[]) {
  await ticket.getByRole('button', { name: button }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm order' })
  for (const sentence of sentences) await expect(confirm.getByText(sentence)).toBeVisible()
  await confirm.getByRole('button', { name: `Sell ${PAIR.base}` }).click()
  await expect(confirm).toBeHidden()
}

async function openOrders(page: Page, info: TestInfo): Promise<Locator> {
  if (isPhone(info)) await page.getByRole('tab', { name: /^Orders/ }).click()
  return page.getByRole('table', { name: 'Open orders' })
}

/** Returns the member's orders of the pair as the server lists them, newest first. */
async function ordersOf({ token }: TestMember) {
  const { list } = await ask('spot.orders', { symbol: PAIR.symbol }, token)
  return list as Extract<(typeof list)[number], { oco_order_no: string | null }>[]
}

const typesOf = async (member: TestMember) =>
  (await ordersOf(member)).map(({ type, status, reason }) => [type, status, reason])

test('a stop limit order waits in the list of open orders, is triggered when the price reaches its trigger, and trades @deep', async ({
  page,
  context,
}, info) => {
  const member = await openTerminal(page, context, info)
  const [trigger, limit] = [price(0.97), price(0.93)]
  const ticket = await openSell(page, info)
  await ticket.getByRole('tab', { name: 'Stop', exact: true }).click()
  await fill(ticket, 'Trigger price', trigger)
  await fill(ticket, 'Limit price', limit)
  await fill(ticket, 'Quantity', '10')
  await send(page, ticket, 'Sell 10 LINK · Stop limit', [
    `When the last price falls to ${shown(trigger)} or lower, sell 10 LINK at ${shown(limit)} or better.`,
  ])
  await expectToast(page, 'Stop order to sell placed')
  const orders = await openOrders(page, info)
  await expect(orders.getByRole('row').filter({ hasText: `≤ ${shown(trigger)}` })).toContainText('Stop limit')
  expect((await balanceOf(member.token, PAIR.base)).frozen).toBe(units('10.00000000'))
  expect(await typesOf(member)).toEqual([['stop_limit', 'pending', null]])

  await move(price(0.955))
  await expect(page.getByText('No open orders')).toBeVisible()
  expect(await typesOf(member)).toEqual([['stop_limit', 'completed', null]])
  expect(await balanceOf(member.token, PAIR.base)).toEqual({ available: units('90.00000000'), frozen: 0n })

  if (isPhone(info)) await page.goto('/history')
  else await page.getByRole('tab', { name: 'Order history' }).click()
  const row = page.getByRole('table', { name: 'Order history' }).getByRole('row').nth(1)
  await row.getByRole('button', { name: 'Details of this order' }).click()
  const details = page.getByRole('dialog', { name: PAIR.name })
  await expect(details.getByText(`≤ ${shown(trigger)}`)).toBeVisible()
  await expect(details.getByText('Triggered', { exact: true })).toBeVisible()
})

test('the open orders show both legs of an OCO, and when the limit leg trades, the stop leg expires @deep', async ({
  page,
  context,
}, info) => {
  const member = await openTerminal(page, context, info)
  const [profit, trigger, stop] = [price(1.03), price(0.95), price(0.94)]
  const ticket = await openSell(page, info)
  await ticket.getByRole('tab', { name: 'OCO' }).click()
  await fill(ticket, 'Take-profit limit', profit)
  await fill(ticket, 'Stop trigger', trigger)
  await fill(ticket, 'Stop limit', stop)
  await fill(ticket, 'Quantity', '10')
  await send(page, ticket, 'Sell 10 LINK · OCO', [
    `At once in the book: sell 10 LINK at ${shown(profit)} or better.`,
    `When the last price falls to ${shown(trigger)} or lower, sell 10 LINK at ${shown(stop)} or better.`,
    'The first of the two orders ends the other.',
  ])
  await expectToast(page, 'OCO placed: two orders wait')
  const rows = (await openOrders(page, info)).locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText(shown(profit))
  await expect(rows.nth(1)).toContainText(`≤ ${shown(trigger)}`)
  // The quantity is frozen once for both legs of the OCO, because only one of them can trade.
  expect((await balanceOf(member.token, PAIR.base)).frozen).toBe(units('10.00000000'))

  await move(price(1.045))
  await expect(page.getByText('No open orders')).toBeVisible()
  expect((await typesOf(member)).toSorted()).toEqual([
    ['limit', 'completed', null],
    ['stop_limit', 'expired', 'other_leg'],
  ])
  expect(await balanceOf(member.token, PAIR.base)).toEqual({ available: units('90.00000000'), frozen: 0n })
})

test('canceling one leg of an OCO cancels both @deep', async ({ page, context }, info) => {
  const member = await openTerminal(page, context, info)
  const oco = { type: 'oco', side: 'sell', symbol: PAIR.symbol, quantity: '10' } as const
  await ask('spot.place', { ...oco, price: price(1.2), trigger_price: price(0.8) }, member.token)
  const orders = await openOrders(page, info)
  await orders.getByRole('button', { name: 'Cancel both orders of the OCO: sell 10 LINK' }).last().click()
  if (isPhone(info)) await page.getByRole('dialog').getByRole('button', { name: 'Cancel both' }).click()
  await expectToast(page, '2 orders canceled')
  await expect(page.getByText('No open orders')).toBeVisible()
  expect((await balanceOf(member.token, PAIR.base)).frozen).toBe(0n)
})

test('a trailing stop follows the rising price, and sells when it falls by the trail @deep', async ({
  page,
  context,
}, info) => {
  const member = await openTerminal(page, context, info)
  const ticket = await openSell(page, info)
  await ticket.getByRole('tab', { name: 'Stop', exact: true }).click()
  await ticket.getByRole('radio', { name: 'Trailing stop' }).click()
  await ticket.getByRole('group', { name: 'Usual trails' }).getByRole('button', { name: '2%' }).click()
  await fill(ticket, 'Quantity', '10')
  await send(page, ticket, 'Sell 10 LINK · Trailing stop', [])
  await expectToast(page, 'Stop order to sell placed')
  await openOrders(page, info)
  const triggerOf = async () => Number((await ordersOf(member))[0]?.trigger_price)
  expect(await triggerOf()).toBeLessThan(START)

  await move(price(1.05))
  await expect.poll(triggerOf).toBeGreaterThan(START)
  const raised = await triggerOf()
  await expect(page.getByRole('table', { name: 'Open orders' })).toContainText(/≤\s[\d.]+/)
  expect(raised).toBeLessThan(Number(price(1.05)))

  await move(price(0.99))
  await expect(page.getByText('No open orders')).toBeVisible()
  expect(await typesOf(member)).toEqual([['trailing_stop', 'completed', null]])
})
