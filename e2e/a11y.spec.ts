import { expect, type Page, test } from '@playwright/test'
import { partner } from './addresses.ts'
import { prepareScan, scan, violations } from './axe.ts'
import { ask, control, freshMember } from './exchange.ts'
import { expectPlace, isPhone, open, signIn } from './pages.ts'
import { jpegPhoto, pngPhoto } from './photos.ts'

/** Selector of a table's third data row, which exists once the table has its contents. */
const rows = 'role=row >> nth=3'

const oneRow = 'role=row >> nth=1'

/** Paths that are opened without a log-in, each with a selector of an element that must be visible before the scan. */
const visitorScreens = {
  desktop: {
    '/home': rows,
    '/market': rows,
    '/money': '.bl-earn-card strong',
    '/exchange': rows,
    '/login': 'form',
    '/register': 'form',
    '/terms': 'article, .content-page',
    '/cexchange': rows,
    '/option': 'form',
    '/option?view=options': 'form',
    '/transition': '.bl-convert__gets',
    '/loans': '.bl-loans__figure',
    '/ai': '.bl-ai-bricks',
    '/notice': '.bl-entry',
    '/help': '.bl-help-questions',
    '/help_detail/6': '.bl-article__questions',
    '/test': rows,
    '/no-such-page': '.bl-empty',
  },
  phone: {
    '/mbhome': rows,
    '/mbquotes': rows,
    '/mblist': '.bl-earn-card strong',
    '/mbexchange': rows,
    '/mbcurrency': rows,
    '/mblogin': 'form',
    '/mbregister': 'form',
    '/mbterms': 'article, .content-page',
    '/mboption': 'form',
    '/mboption?view=options': 'form',
    '/help?keyword=fees': '.bl-help-questions',
    '/help_detail/6': '.bl-article__questions',
  },
}
const memberScreens = {
  '/current': oneRow,
  '/history': oneRow,
  '/trade': oneRow,
  '/account': '.bl-balances__coin, .bl-coin-row',
  '/accountRecord': oneRow,
  '/transition': '.bl-convert__quote',
  '/revenueDetails': '.bl-empty',
  '/currency': oneRow,
  '/loans': '.bl-loans__figure',
  '/loansRecord': '.bl-empty',
  '/notice?view=messages': '.bl-notices',
  '/invite': '.bl-month',
}

const securityScreens = {
  desktop: { '/my': 'role=listitem', '/editPassword': 'form', '/editPasswordTrade': 'form' },
  phone: {
    '/mbuser': '.bl-profile__who',
    '/mbuserMenu': '.page-links',
    '/mbsecurityCenter': 'role=listitem',
    '/mbmodifyPwd': 'form',
    '/mbsetWithdrawPwd': 'form',
  },
}

async function scanScreens(page: Page, screens: Record<string, string>, found: Record<string, string[]>) {
  for (const [path, content] of Object.entries(screens)) {
    await open(page, path)
    await expectPlace(page, path)
    await expect(page.locator(content).first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await scan(page, path, found)
  }
}

test.beforeEach(({ page, context }, info) => prepareScan(page, context, info))

test('axe finds no violation on the pages that are open without a log-in @deep', async ({ page }, info) => {
  const found: Record<string, string[]> = {}
  await scanScreens(page, visitorScreens[isPhone(info) ? 'phone' : 'desktop'], found)
  expect(found).toEqual({})
})

test('axe finds no violation on the pages of a member, with the ticket and its confirmation open @deep', async ({
  page,
  context,
}, info) => {
  const found: Record<string, string[]> = {}
  const member = await freshMember({ USDT: '1000', BTC: '0.1' })
  const order = { symbol: 'BTCUSDT', side: 'buy', quantity: '0.001' } as const
  await ask('spot.place', { ...order, type: 'market' }, member.token)
  await ask('spot.place', { ...order, type: 'limit', price: '40000' }, member.token)
  await signIn(context, member)
  await scanScreens(page, memberScreens, found)

  await page.goto(isPhone(info) ? '/mbexchange' : '/exchange')
  await expect(page.locator(rows)).toBeVisible()
  if (isPhone(info)) {
    await scanScreens(
      page,
      { '/mbhome': '.mb-home__notice', '/mbaccountRecords': oneRow, '/mbrecords': '.page-links' },
      found,
    )
    await page.goto('/mbexchange')
    await page.getByRole('tab', { name: 'Orders' }).click()
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await scan(page, 'orders in the terminal', found)
    await page.getByRole('button', { name: 'Buy', exact: true }).click()
  }
  const ticket = page.locator('.bl-trade-ticket')
  const typeTab = (name: string) => ticket.getByRole('tab', { name, exact: true })
  await typeTab('OCO').click()
  await scan(page, 'OCO ticket', found)
  await typeTab('Stop').click()
  await ticket.getByRole('radio', { name: 'Trailing' }).click()
  await scan(page, 'trailing stop ticket', found)
  await typeTab('Limit').click()
  await ticket.getByRole('textbox', { name: 'Price' }).fill('40000')
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill('0.001')
  await scan(page, 'ticket', found)
  await ticket.getByRole('button', { name: /^Buy 0\.001 BTC for/ }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm order' })).toBeVisible()
  await scan(page, 'confirm', found)
  expect(found).toEqual({})
})

test('axe finds no violation on the futures pages: positions, orders, history, and each open dialog @deep', async ({
  page,
  context,
}, info) => {
  const found: Record<string, string[]> = {}
  const member = await freshMember({ USDT: '100' }, '5000')
  const order = { symbol: 'BTCUSDT', side: 'buy', quantity: '0.02' } as const
  const exits = { take_profit: '200000', stop_loss: '10000' }
  await ask('futures.place', { ...order, type: 'market', ...exits }, member.token)
  await ask('futures.place', { ...order, type: 'limit', price: '40000' }, member.token)
  await ask('futures.place', { ...order, symbol: 'ETHUSDT', quantity: '0.1', type: 'market' }, member.token)
  await ask('futures.close', { symbol: 'ETHUSDT' }, member.token)
  await signIn(context, member)
  await scanScreens(page, { '/current1': oneRow, '/history1': oneRow }, found)
  await page.getByRole('tab', { name: 'Closed positions' }).click()
  await expect(page.locator(oneRow)).toBeVisible()
  await scan(page, 'closed positions', found)

  await page.goto(isPhone(info) ? '/mbcurrency' : '/cexchange')
  await page.getByRole('tab', { name: /^Positions/ }).click()
  const row = page.getByRole('table', { name: 'Open positions' }).getByRole('row').nth(1)
  await expect(row).toBeVisible()
  await scan(page, 'positions', found)
  const questions = { 'Take profit and stop loss of': 'exits', 'with a limit order': 'close', Share: 'share' }
  for (const [button, name] of Object.entries(questions)) {
    await row.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await scan(page, name, found)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const name of isPhone(info) ? ['Info'] : ['Funding', 'Info']) {
    await page.getByRole('tab', { name }).first().click()
    await scan(page, `${name} of the contract`, found)
  }
  if (isPhone(info)) await page.getByRole('button', { name: 'Buy / Long', exact: true }).click()
  const ticket = page.locator('.bl-futures-ticket')
  await ticket.getByRole('textbox', { name: 'Quantity' }).fill('0.01')
  await ticket.getByRole('checkbox', { name: 'TP/SL' }).check()
  await scan(page, 'ticket', found)
  await ticket.getByRole('button', { name: /^Leverage/ }).click()
  await expect(page.getByRole('dialog', { name: 'Margin mode and leverage' })).toBeVisible()
  await scan(page, 'leverage', found)
  expect(found).toEqual({})
})

test('axe finds no violation on the pages of the identity check, at every step and in its results @deep', async ({
  page,
  context,
}, info) => {
  const found: Record<string, string[]> = {}
  await signIn(context, await freshMember())
  const form = isPhone(info) ? '/mbkyc' : '/authentication'
  await scanScreens(page, { '/credit': '.bl-credit', [form]: 'form' }, found)
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Full name' }).fill('Jane Doe')
  await page.getByRole('combobox', { name: 'Country of issue' }).fill('France')
  await page.getByRole('option', { name: 'France', exact: false }).first().click()
  await next()
  await page.getByRole('textbox', { name: 'Document number' }).fill(`A${Date.now()}-0000`)
  await scan(page, 'document', found)
  await next()
  await page.getByRole('group', { name: 'Front side' }).locator('input').setInputFiles(pngPhoto())
  await next()
  await expect(page.getByText('This photo is missing')).toBeVisible()
  await scan(page, 'photos', found)
  await page
    .getByRole('group', { name: 'Back side' })
    .locator('input')
    .setInputFiles(await jpegPhoto(page))
  await expect(page.getByText('Ready to send')).toHaveCount(2)
  await next()
  await expect(page.getByRole('heading', { name: 'Check and send' })).toBeVisible()
  await scan(page, 'check', found)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('heading', { name: 'Your documents are in review' })).toBeVisible()
  await scan(page, 'pending', found)
  await control('clock', { advance_ms: 31_000 })
  await expect(page.getByRole('heading', { name: 'Your documents were sent back' })).toBeVisible()
  await scan(page, 'sent back', found)
  expect(found).toEqual({})
})

test('axe finds no violation in the custom elements of a partner’s page @deep', async ({ page }) => {
  await page.goto(partner)
  await expect(page.locator('bourselet-coin-list').getByRole('row').nth(5)).toBeVisible()
  await expect(page.locator('bourselet-order-book').getByRole('row').nth(5)).toBeVisible()
  await expect(
    page.frameLocator('bourselet-trade-ticket iframe').getByRole('textbox', { name: 'Price' }),
  ).not.toHaveValue('')
  expect(await violations(page)).toEqual([])
})

test('axe finds no violation on the deposit and withdrawal pages, with their dialogs open @deep', async ({
  page,
  context,
}, info) => {
  const found: Record<string, string[]> = {}
  const member = await freshMember({ USDT: '1000' })
  const token = member.token
  const fund = { trade_password: '123456' }
  const both = { ...fund, trade_password_confirm: '123456' }
  await ask('account.changeTradePassword', { ...both, password: member.password }, token)
  const place = { coin: 'USDT', chain: 'TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }
  await ask('withdraw.saveDestination', { type: 'crypto', ...place, remark: 'Cold', ...fund }, token)
  await ask('withdraw.request', { ...place, amount: '20', ...fund }, token)
  await ask('deposit.declare', { coin: 'USDT', chain: 'TRC20', amount: '5' }, token)
  await signIn(context, member)
  const [deposit, withdraw, withdrawals] = isPhone(info)
    ? ['/mbdeposit', '/mbwithdraw', '/mbwithdrawRecords']
    : ['/recharge', '/withdraw', '/withdrawRecords']
  await scanScreens(
    page,
    { '/rechargeRecord': oneRow, [withdrawals]: oneRow, '/address': 'role=listitem >> text=Cold' },
    found,
  )
  await scanScreens(page, { [deposit]: 'canvas' }, found)
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await scan(page, 'declare', found)
  await scanScreens(page, { [withdraw]: oneRow }, found)
  await page.getByRole('textbox', { name: 'Amount' }).fill('30')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await scan(page, 'fund password', found)
  expect(found).toEqual({})
})

test('axe finds no violation in the security center and its forms, one of which shows errors @deep', async ({
  page,
  context,
}, info) => {
  const found: Record<string, string[]> = {}
  await signIn(context, await freshMember())
  await scanScreens(page, securityScreens[isPhone(info) ? 'phone' : 'desktop'], found)
  await page.getByRole('button', { name: 'Set the fund password' }).click()
  await page.getByLabel('New fund password', { exact: true }).fill('123456')
  await scan(page, 'fund password, wrong and weak', found)
  expect(found).toEqual({})
})
