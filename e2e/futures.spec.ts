import { type BrowserContext, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, control, freshMember, type TestMember } from './exchange.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'
import { filled, wordsOf } from './words.ts'

const words = wordsOf('en')
/** Contracts whose prices this file moves, so no other test uses them. */
const ETH = 'ETHUSDT'
const SOL = 'SOLUSDT'

test.afterEach(async () => {
  for (const symbol of [ETH, SOL]) await control('index', { symbol })
})

async function lastPrice(symbol: string): Promise<number> {
  const list = await ask('market.coins', { product: 'futures' })
  return Number(list.find((contract) => contract.symbol === symbol)!.last)
}

/** Returns the price multiplied by a factor, rounded to the price tick of both contracts. */
const times = (price: number, factor: number) => (price * factor).toFixed(2)

const moveIndex = (symbol: string, price: string) => control('index', { symbol, price })

async function held({ token }: TestMember) {
  const open = await ask('futures.positions', { scope: 'open' }, token)
  if (!('account' in open)) throw new Error('closed positions in place of the open ones')
  return open
}

async function openTerminal(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  { member, symbol, confirmOrders = false }: { member: TestMember; symbol: string; confirmOrders?: boolean },
) {
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders })
  await page.goto(`${paths(info).futures}?symbol=${symbol}`)
  await expect(page.locator('.bl-symbol-bar').getByText(symbol)).toBeVisible()
}

async function openTicket(page: Page, info: TestInfo): Promise<Locator> {
  if (isPhone(info)) await page.getByRole('button', { name: 'Buy / Long', exact: true }).click()
  const ticket = page.locator('.bl-futures-ticket')
  await expect(ticket.getByRole('textbox', { name: 'Quantity' })).toBeVisible()
  return ticket
}

async function showPositions(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: /^Positions/ }).click()
  return page.getByRole('table', { name: 'Open positions' })
}

/**
 * Opens the list of closed positions. On a desktop it is a tab of the terminal, on a phone a tab of the history
 * page.
 */
async function showClosed(page: Page, info: TestInfo): Promise<Locator> {
  if (isPhone(info)) await page.goto('/history1')
  await page.getByRole('tab', { name: 'Closed positions' }).click()
  return page.getByRole('table', { name: 'Closed positions' })
}

test('a member opens a 20× long at market, sets take profit and stop loss, and closes half by limit and the remainder at market @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({}, '3000')
  await openTerminal(page, context, info, { member, symbol: ETH, confirmOrders: true })

  // Before the order is sent, the ticket shows leverage, cost and liquidation price.
  const ticket = await openTicket(page, info)
  await expect(ticket.getByRole('button', { name: 'Leverage: 20×' })).toBeVisible()
  await ticket.getByRole('tab', { name: 'Market' }).click()
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill('1')
  await ticket.getByRole('button', { name: 'Buy / Long 1 ETH' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm order' })
  for (const text of ['Cross 20×', 'Cost', 'Liq. price (est.)'])
    await expect(confirm.getByText(text)).toBeVisible()
  await confirm.getByRole('button', { name: 'Buy / Long 1 ETH' }).click()
  await expectToast(page, 'Bought 1 ETH')

  const positions = await showPositions(page)
  const row = positions.getByRole('row').filter({ hasText: ETH })
  await expect(row.getByText('Cross 20×')).toBeVisible()
  const entry = Number((await held(member)).list[0]!.entry_price)
  // The mark price follows the index price, and the displayed unrealized profit changes without a reload.
  await moveIndex(ETH, times(entry, 1.02))
  await expect(row.locator('.bl-positions__pnl')).toHaveText(/^\+[1-9]/)

  await row.getByRole('button', { name: 'Add TP/SL' }).click()
  const exits = page.getByRole('dialog', { name: 'Take profit / stop loss' })
  const [profit, loss] = [times(entry, 1.2), times(entry, 0.97)]
  await exits.getByRole('textbox', { name: 'Take profit' }).fill(profit)
  await exits.getByRole('textbox', { name: 'Stop loss' }).fill(loss)
  await exits.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Take profit / stop loss set')
  const [one] = (await held(member)).list
  expect([one?.take_profit?.price, one?.stop_loss?.price]).toEqual([profit, loss])
  await expect(row.getByText(Number(profit).toLocaleString('en', { minimumFractionDigits: 2 }))).toBeVisible()

  await row.getByRole('button', { name: `Close ${ETH} Long with a limit order` }).click()
  const close = page.getByRole('dialog', { name: 'Close position' })
  await close.getByRole('textbox', { name: 'Price' }).fill(times(entry, 1.04))
  await close.getByRole('textbox', { name: 'Quantity' }).fill('0.5')
  await close.getByRole('button', { name: 'Close 0.5 ETH' }).click()
  await expectToast(page, 'Closing order placed')
  await moveIndex(ETH, times(entry, 1.06))
  await expect(row.getByText('0.500')).toBeVisible()
  expect((await held(member)).list[0]?.quantity).toBe('0.50000000')

  await page.getByRole('button', { name: 'Close all' }).click()
  const all = page.getByRole('dialog', { name: 'Close all positions?' })
  await all.getByRole('button', { name: 'Close all' }).click()
  await expectToast(page, '1 position closed')
  await expect(page.getByText('No open positions')).toBeVisible()
  const { account, list } = await held(member)
  expect(list).toEqual([])
  expect(Number(account.wallet_balance)).toBeGreaterThan(3000)
  const closed = await showClosed(page, info)
  await expect(closed.getByRole('row').filter({ hasText: ETH })).toBeVisible()
})

test('a liquidation closes an isolated position, takes no margin beyond that of the position, and is reported to the member @usually-phone', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({}, '500')
  const price = await lastPrice(SOL)
  const order = { symbol: SOL, side: 'buy', type: 'market', leverage: 50, margin_mode: 'isolated' } as const
  const { margin } = (await ask('futures.place', { ...order, quantity: '20' }, member.token)).position!
  await openTerminal(page, context, info, { member, symbol: SOL })
  const positions = await showPositions(page)
  const row = positions.getByRole('row').filter({ hasText: SOL })
  await expect(row.getByText('Isolated 50×')).toBeVisible()

  await moveIndex(SOL, times(price, 0.95))
  await expectToast(page, `${SOL} Long was liquidated`)
  await expect(page.getByText('No open positions')).toBeVisible()
  const { account, list } = await held(member)
  expect(list).toEqual([])
  // A liquidated member loses at most the margin of the position and the opening fee.
  const lost = 500 - Number(account.wallet_balance)
  expect(lost).toBeGreaterThanOrEqual(Number(margin))
  expect(lost).toBeLessThan(Number(margin) * 1.1)
  const closed = await showClosed(page, info)
  await expect(closed.getByRole('row').filter({ hasText: SOL }).getByText('Liquidation')).toBeVisible()
})

test('the futures ticket shows a specific message at each invalid field and sends no order @deep', async ({
  page,
  context,
}, info) => {
  const member = await freshMember({}, '1000')
  const price = await lastPrice(ETH)
  await openTerminal(page, context, info, { member, symbol: ETH })
  const ticket = await openTicket(page, info)
  const quantity = ticket.getByRole('textbox', { name: 'Quantity' })
  const submit = ticket.locator('button[type=submit]')
  const textOf = (name: string) => filled(words(`errors:${name}`))
  await ticket.getByRole('tab', { name: 'Market' }).click()

  // 20 ETH need more margin than is available.
  await quantity.fill('20')
  await submit.click()
  await expect(quantity).toHaveAccessibleDescription(textOf('INSUFFICIENT_BALANCE'))
  await expect(quantity).toBeFocused()

  // The leverage exceeds the maximum of the tier that the order size belongs to.
  await ticket.getByRole('button', { name: 'Leverage: 20×' }).click()
  const leverage = page.getByRole('dialog', { name: 'Margin mode and leverage' })
  await leverage.getByRole('textbox', { name: 'Leverage' }).fill('100')
  await leverage.getByRole('button', { name: 'Apply Cross 100×' }).click()
  await quantity.fill('10')
  await submit.click()
  await expect(ticket.getByText(textOf('LEVERAGE_RANGE'))).toBeVisible()

  // A reduce-only order must not increase the position.
  await quantity.fill('1')
  await ticket.getByRole('checkbox', { name: 'Reduce-only' }).check()
  await submit.click()
  await expect(ticket.getByText(textOf('REDUCE_ONLY_REJECTED'))).toBeVisible()
  await ticket.getByRole('checkbox', { name: 'Reduce-only' }).uncheck()

  // The take profit of a long position must be above the price, but the entered one is below.
  await ticket.getByRole('checkbox', { name: 'TP/SL' }).check()
  const profit = ticket.getByRole('textbox', { name: 'Take profit trigger price' })
  await profit.fill(times(price, 0.9))
  await submit.click()
  await expect(profit).toHaveAccessibleDescription(textOf('TRIGGER_PRICE'))
  await expect(quantity).toHaveValue(/^1(\.0+)?$/)

  for (const scope of ['open', 'history'] as const)
    expect((await ask('futures.orders', { scope }, member.token)).page.total).toBe(0)
})

test('the futures terminal shows a visitor the market of a contract and asks them to log in @deep', async ({
  page,
}, info) => {
  await page.goto(`${paths(info).futures}?symbol=${ETH}`)
  const bar = page.locator('.bl-symbol-bar')
  await expect(bar.getByText('Perpetual')).toBeVisible()
  await expect(bar.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/)
  await expect(page.getByRole('figure')).toHaveAccessibleName(/Last price/)
  await page.getByRole('tab', { name: /^Positions/ }).click()
  await expect(page.getByText('Log in to see your positions')).toBeVisible()
  const ticket = await openTicket(page, info)
  await ticket.getByRole('button', { name: 'Log in to trade' }).click()
  await expect(page).toHaveURL(/login/)
})
