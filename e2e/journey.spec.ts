import { expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, type Balance, balanceOf, freshMember, units } from './exchange.ts'
import { expectPlace, expectToast, isPhone, logIn, paths } from './pages.ts'

const demo = { email: 'demo@example.com', password: 'demo1234' }

/**
 * Returns the digits of an English amount in a table cell. In a narrow page the cell also contains the name
 * of its column, which is removed.
 */
const plain = (text: string | null) => (text ?? '').replaceAll(/[^0-9.]/g, '')
/** Number of decimals with which the site shows amounts of a coin. */
const places: Record<string, number> = { BTC: 5, USDT: 2 }
/** Returns an amount as the wallet shows it: cut to the decimals of its coin. */
const shown = (amount: bigint, coin: string) => {
  const digits = String(amount).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8, -8 + places[coin]!)}`.replace(/\.?0+$/, '')
}

/** Opens the row of a coin in the wallet of a phone and expects it to show this balance. */
async function expectRow(page: Page, coin: string, { available, frozen }: Balance) {
  await page.goto('/account')
  const summary = page.locator('summary', { hasText: new RegExp(`^${coin}`) })
  const row = page.getByRole('listitem').filter({ has: summary })
  await summary.click()
  const parts = row.getByRole('definition')
  await expect.poll(async () => plain(await parts.first().textContent())).toBe(shown(available, coin))
  await expect.poll(async () => plain(await parts.nth(1).textContent())).toBe(shown(frozen, coin))
}

/** Expects the wallet's row of a coin to show this balance. */
async function expectBalance(page: Page, info: TestInfo, coin: string, { available, frozen }: Balance) {
  if (isPhone(info)) return expectRow(page, coin, { available, frozen })
  await page.getByRole('tab', { name: 'Assets' }).click()
  const table = page.getByRole('table', { name: 'Balances by coin' })
  const cells = table
    .getByRole('row')
    .filter({ has: page.getByText(coin, { exact: true }) })
    .getByRole('cell')
  await expect.poll(async () => plain(await cells.nth(1).textContent())).toBe(shown(available, coin))
  await expect.poll(async () => plain(await cells.nth(2).textContent())).toBe(shown(frozen, coin))
}

async function openTicket(page: Page, info: TestInfo): Promise<Locator> {
  if (!isPhone(info)) return page.getByRole('main')
  await page.goto(paths(info).exchange)
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  return page.getByRole('dialog', { name: 'Buy or sell' })
}

/** Submits the ticket and confirms the order. */
async function send(page: Page, ticket: Locator, button: string | RegExp) {
  await ticket.getByRole('button', { name: button }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm order' })
  await confirm.getByRole('button', { name: 'Buy BTC' }).click()
  await expect(confirm).toBeHidden()
}

async function showOpenOrders(page: Page, info: TestInfo): Promise<Locator> {
  if (isPhone(info)) await page.goto('/current')
  else await page.getByRole('tab', { name: 'Open orders' }).click()
  return page.getByRole('table', { name: 'Open orders' })
}

/** Returns the row of an order with this price in the table of open orders. */
const rowOf = (table: Locator, price: string) => table.getByRole('row').filter({ hasText: price })

test('a member logs in, places an order that rests and one that is filled, and cancels the resting one', async ({
  page,
}, info) => {
  const { home, login, exchange } = paths(info)
  // The desktop and the phone project share one exchange, so each uses a different member: on desktop the demo member,
  // on a phone a new one.
  const member = isPhone(info) ? await freshMember({ USDT: '10000', BTC: '0.5' }) : demo
  const { token } = await ask('session.login', { account: member.email, password: member.password })
  await ask('notices.markRead', { all: true }, token)

  await page.goto('/')
  await expectPlace(page, home)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expectPlace(page, new RegExp(`^${login}`))
  await logIn(page, member)
  await expectPlace(page, home)
  await page
    .getByRole('link', { name: isPhone(info) ? 'Trade' : 'Spot', exact: true })
    .first()
    .click()
  await expectPlace(page, exchange)

  // The page updates the last price without a reload.
  const last = page.locator('.bl-symbol-bar .bl-price').first()
  await expect(last).toHaveText(/^[\d,]+\.\d\d$/)
  const before = await last.textContent()
  await expect(last).not.toHaveText(before!, { timeout: 30_000 })

  // A limit buy ten percent below the market rests and freezes price × quantity.
  const [usdt, btc] = [await balanceOf(token, 'USDT'), await balanceOf(token, 'BTC')]
  const { last: now } = await ask('market.depth', { symbol: 'BTCUSDT' })
  const price = (BigInt(now.split('.')[0]!) * 9n) / 10n
  const ticket = await openTicket(page, info)
  await ticket.getByRole('textbox', { name: 'Price' }).fill(String(price))
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill('0.002')
  await send(page, ticket, /^Buy 0\.002 BTC for /)
  await expectToast(page, 'Buy order placed')
  const resting = await ask('spot.openOrders', { symbol: 'BTCUSDT' }, token)
  expect(resting.list[0]).toMatchObject({
    side: 'buy',
    price: `${price}.00`,
    quantity: '0.00200000',
    status: 'open',
  })
  const held = price * 200_000n
  const frozen = { available: usdt.available - held, frozen: usdt.frozen + held }
  expect(await balanceOf(token, 'USDT')).toEqual(frozen)
  const shownPrice = `${price.toLocaleString('en-GB')}.00`
  await expect(rowOf(await showOpenOrders(page, info), shownPrice)).toContainText('0.00200')
  await expectBalance(page, info, 'USDT', frozen)

  // A market buy is filled from the book at once. Its toast must match the booked trade.
  const again = await openTicket(page, info)
  await again.getByRole('tab', { name: 'Market' }).click()
  await again.getByRole('textbox', { name: 'Total' }).fill('60')
  await send(page, again, /^Buy BTC for 5\d\.\d+ USDT$/)
  await expectToast(page, /^Bought 0\.\d+\sBTC$/)
  const { list } = await ask('spot.orders', { with_fills: true, limit: 1 }, token)
  const order = list[0] as Extract<(typeof list)[number], { quote_filled: string }>
  expect(order).toMatchObject({ type: 'market', status: 'completed', total: '60.00000000', fee_coin: 'BTC' })
  const fills = 'fills' in order ? (order.fills ?? []) : []
  expect(fills.reduce((sum, { qty }) => sum + units(qty), 0n)).toBe(units(order.filled))
  expect(new Set(fills.map(({ liquidity }) => liquidity))).toEqual(new Set(['taker']))
  const bought = { available: btc.available + units(order.filled) - units(order.fee), frozen: btc.frozen }
  const paid = { ...frozen, available: frozen.available - units(order.quote_filled) }
  expect(await balanceOf(token, 'BTC')).toEqual(bought)
  expect(await balanceOf(token, 'USDT')).toEqual(paid)
  await expectBalance(page, info, 'BTC', bought)
  await expectBalance(page, info, 'USDT', paid)
  if (isPhone(info)) await page.goto('/trade')
  else await page.getByRole('tab', { name: 'Trade history' }).click()
  const trade = page.getByRole('table', { name: 'Trade history' }).getByRole('row').nth(1)
  await expect(trade).toContainText(
    Number(fills.at(-1)!.price).toLocaleString('en-GB', { minimumFractionDigits: 2 }),
  )
  if (isPhone(info)) {
    // On a phone, a row in the list of trades does not show whether the member was maker or taker. Only the details of
    // the trade show it.
    await trade.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByRole('dialog')).toContainText('Taker')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  } else await expect(trade).toContainText('Taker')

  // Canceling the resting order makes its frozen balance available again.
  const open = await showOpenOrders(page, info)
  await rowOf(open, shownPrice).getByRole('button', { name: 'Cancel the order: buy 0.002 BTC' }).click()
  await expectToast(page, '1 order canceled')
  await expect(rowOf(open, shownPrice)).toHaveCount(0)
  const freed = { available: paid.available + held, frozen: usdt.frozen }
  expect(await balanceOf(token, 'USDT')).toEqual(freed)
  await expectBalance(page, info, 'USDT', freed)
})
