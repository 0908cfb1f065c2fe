import { type BrowserContext, expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { ask, control, freshMember, type TestMember } from './exchange.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

/** A contract whose price this file moves, so no other test uses it. */
const SYMBOL = 'LTCUSDT'
const START = 84

test.afterEach(() => control('index', { symbol: SYMBOL }))

/**
 * Moves the index price and the last price of the contract. The order book follows the index price within seconds, but
 * the last price changes only with a trade, and the market maker may trade much later. So a new member trades at the
 * new price.
 */
async function move(factor: number): Promise<void> {
  const to = START * factor
  await control('index', { symbol: SYMBOL, price: to.toFixed(2) })
  const { token } = await freshMember({}, '5000')
  await expect(async () => {
    await ask('futures.place', { symbol: SYMBOL, side: 'buy', type: 'market', quantity: '1' }, token)
    const list = await ask('market.coins', { product: 'futures' })
    const last = Number(list.find(({ symbol }) => symbol === SYMBOL)!.last)
    expect(Math.abs(last / to - 1)).toBeLessThan(0.005)
  }).toPass()
}

test.beforeEach(() => move(1))

const price = (factor: number) => (START * factor).toFixed(2)
const shown = (text: string) => Number(text).toLocaleString('en', { minimumFractionDigits: 2 })

async function openTerminal(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  confirmOrders = true,
): Promise<TestMember> {
  const member = await freshMember({}, '5000')
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders })
  await page.goto(`${paths(info).futures}?symbol=${SYMBOL}`)
  await expect(page.locator('.bl-symbol-bar').getByText(SYMBOL)).toBeVisible()
  return member
}

async function openTicket(page: Page, info: TestInfo): Promise<Locator> {
  if (isPhone(info)) await page.getByRole('button', { name: 'Buy / Long', exact: true }).click()
  const ticket = page.locator('.bl-futures-ticket')
  await expect(ticket.getByRole('textbox', { name: 'Quantity' })).toBeVisible()
  return ticket
}

async function held({ token }: TestMember) {
  const open = await ask('futures.positions', { scope: 'open' }, token)
  if (!('account' in open)) throw new Error('closed positions in place of the open ones')
  return open.list.map(({ side, quantity }) => [side, Number(quantity)])
}

test('a stop order waits without margin, shows its trigger in the list, and opens a position when it fires @deep', async ({
  page,
  context,
}, info) => {
  const member = await openTerminal(page, context, info)
  const ticket = await openTicket(page, info)
  await ticket.getByRole('tab', { name: 'Stop', exact: true }).click()
  await ticket.getByRole('radio', { name: 'Stop market' }).check({ force: true })
  await ticket.getByRole('textbox', { name: 'Trigger price' }).fill(price(1.03))
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill('10')
  await ticket.getByRole('button', { name: 'Buy / Long 10 LTC' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm order' })
  const sentence = `When the last price rises to ${shown(price(1.03))} or higher, buy 10 LTC at the market price.`
  await expect(confirm.getByText(sentence)).toBeVisible()
  await confirm.getByRole('button', { name: 'Buy / Long 10 LTC' }).click()
  await expectToast(page, 'Stop order to buy placed')
  await expect(confirm).toBeHidden()
  await page.getByRole('tab', { name: /^(Open orders|Orders)/ }).click()
  const orders = page.getByRole('table', { name: 'Open orders' })
  await expect(orders.getByText(`Last ≥ ${shown(price(1.03))}`)).toBeVisible()
  expect(await held(member)).toEqual([])

  await move(1.045)
  await expect.poll(() => held(member)).toEqual([['long', 10]])
  await expect(orders.getByText(`Last ≥ ${shown(price(1.03))}`)).toBeHidden()
})

test('a member reverses a position from its row after a confirmation @deep', async ({
  page,
  context,
}, info) => {
  const member = await openTerminal(page, context, info)
  await ask('futures.place', { symbol: SYMBOL, side: 'buy', type: 'market', quantity: '10' }, member.token)
  await page.getByRole('tab', { name: /^Positions/ }).click()
  await page.getByRole('button', { name: `Reverse ${SYMBOL} Long` }).click()
  const dialog = page.getByRole('dialog', { name: 'Reverse position' })
  await dialog.getByRole('button', { name: 'Reverse to 10 LTC Short' }).click()
  await expectToast(page, `${SYMBOL} reversed`)
  await expect(dialog).toBeHidden()
  expect(await held(member)).toEqual([['short', 10]])
  await expect(page.getByRole('button', { name: `Reverse ${SYMBOL} Short` })).toBeVisible()
})
