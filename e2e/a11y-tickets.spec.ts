import { expect, type Locator, type Page, type TestInfo, test } from '@playwright/test'
import { prepareScan, scan } from './axe.ts'
import { ask, freshMember } from './exchange.ts'
import { isPhone, paths, signIn } from './pages.ts'

test.beforeEach(({ page, context }, info) => prepareScan(page, context, info))

/** Opens the ticket, which is a bottom sheet on a phone. */
async function openTicket(page: Page, info: TestInfo, button: string, ticket: Locator): Promise<Locator> {
  if (isPhone(info)) await page.getByRole('button', { name: button, exact: true }).click()
  await expect(ticket.getByRole('textbox', { name: 'Quantity' })).toBeVisible()
  return ticket
}

/** Scans the settings of the ticket and the dialog for scaled orders with axe. */
async function scanScaled(page: Page, ticket: Locator, found: Record<string, string[]>) {
  await ticket.getByRole('button', { name: 'Order settings' }).click()
  await scan(page, 'order settings', found)
  await page.getByRole('button', { name: 'Scaled order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Scaled order' })
  await dialog.getByRole('textbox', { name: 'Lowest price' }).fill('50000')
  await dialog.getByRole('textbox', { name: 'Highest price' }).fill('60000')
  await dialog.getByRole('textbox', { name: 'Total quantity' }).fill('0.1')
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await scan(page, 'scaled order', found)
}

test('axe finds no violation in the spot ticket with a stop limit and with scaled orders @deep', async ({
  page,
  context,
}, info) => {
  const found: Record<string, string[]> = {}
  await signIn(context, await freshMember({ USDT: '10000', BTC: '1' }))
  await page.goto(paths(info).exchange)
  const ticket = await openTicket(page, info, 'Buy', page.locator('.bl-trade-ticket'))
  await ticket.getByRole('tab', { name: 'Stop', exact: true }).click()
  // Tickets of trailing stops and OCO are not scanned here, because a11y.spec.ts scans them.
  await ticket.getByRole('radio', { name: 'Stop limit' }).click()
  await ticket.getByRole('textbox', { name: 'Trigger price' }).fill('50000')
  await scan(page, 'stop limit', found)
  await scanScaled(page, ticket, found)
  expect(found).toEqual({})
})

test('axe finds no violation in the futures ticket with stop orders, take profit and scaled orders @deep', async ({
  page,
  context,
}, info) => {
  const found: Record<string, string[]> = {}
  const member = await freshMember({}, '10000')
  const order = { symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.02' } as const
  await ask('futures.place', order, member.token)
  await signIn(context, member)
  await page.goto(paths(info).futures)
  const ticket = await openTicket(page, info, 'Buy / Long', page.locator('.bl-futures-ticket'))
  for (const tab of ['Stop', 'TP/SL']) {
    await ticket.getByRole('tab', { name: tab, exact: true }).click()
    await ticket.getByRole('textbox', { name: 'Trigger price' }).fill('50000')
    await scan(page, tab, found)
  }
  await ticket.getByRole('tab', { name: 'Limit', exact: true }).click()
  await scanScaled(page, ticket, found)
  expect(found).toEqual({})
})
