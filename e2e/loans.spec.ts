import { expect, type Page, test } from '@playwright/test'
import { ask, balanceOf, control, freshEmail, type TestMember, units } from './exchange.ts'
import { confirm, confirmByKey, FUND_PASSWORD, open } from './funds.ts'
import { expectToast, pressByKey } from './pages.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const DAY_MS = 86_400_000
const password = 'abc12345'

/** Creates a member with a verified identity and a fund password. */
async function borrower(balances: Record<string, string>): Promise<TestMember> {
  const email = freshEmail()
  const about = { email, password, trade_password: FUND_PASSWORD, verified: true, balances }
  const { token } = await control<{ token: string }>('member', about)
  return { email, password, token }
}

/** Returns the member with a new session token, because a jump of the clock ends sessions. */
async function again(member: TestMember): Promise<TestMember> {
  const { token } = await ask('session.login', { account: member.email, password })
  return { ...member, token: token! }
}

const newest = async ({ token }: TestMember) => (await ask('loans.orders', {}, token)).list[0]!
const orders = (page: Page) => page.locator('.bl-loan-orders')

test.afterEach(() => control('index', { symbol: 'BTCUSDT' }))

test('a member borrows against BTC, adds collateral after the price has fallen, and repays @usually-phone', async ({
  page,
  context,
}) => {
  const member = await borrower({ USDT: '500', BTC: '1' })
  await open(page, context, member, '/loans')
  const form = page.locator('.bl-loans')
  await form.getByRole('tab', { name: /^Against/ }).click()
  await form.getByRole('textbox', { name: 'Amount' }).fill('10000')
  await form.getByRole('button', { name: /^Borrow 10,000 USDT against 0\.\d+ BTC$/ }).click()
  await expect(form.getByText(words('errors:AGREEMENT_REQUIRED'))).toBeVisible()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: /^Borrow 10,000/ }).click()
  await confirm(page, 'Borrow 10,000 USDT', '000000')
  await expect(page.getByRole('dialog').getByText(/^Wrong fund password, 4 tries left/)).toBeVisible()
  await confirm(page, 'Borrow 10,000 USDT')
  await expectToast(page, words('loans:accepted'))
  await control('clock', { advance_ms: 16_000 })
  await expect(orders(page).getByText('10,000 USDT, 30 days')).toBeVisible()

  const { payoff, collateral_qty } = await newest(member)
  const price = (Number(payoff) / Number(collateral_qty) / 0.78).toFixed(2)
  await control('index', { symbol: 'BTCUSDT', price })
  await expect(orders(page).locator('.bl-ltv[data-tone="call"]')).toBeVisible()
  await orders(page)
    .getByRole('button', { name: words('loans:repay.collateral') })
    .click()
  await orders(page).getByRole('textbox', { name: 'Amount' }).fill('0.05')
  await orders(page).getByRole('button', { name: 'Add 0.05 BTC' }).click()
  await confirm(page, 'Add 0.05 BTC')
  await expectToast(page, words('loans:repay.added'))
  await expect(orders(page).locator('.bl-ltv[data-tone="normal"]')).toBeVisible()

  await orders(page).getByRole('button', { name: 'Repay', exact: true }).click()
  // The radio button is selected by key, because a toast may cover it.
  await orders(page)
    .getByRole('radio', { name: words('loans:repay.full') })
    .focus()
  await page.keyboard.press('ArrowRight')
  await orders(page).getByRole('textbox', { name: 'Amount' }).fill('105')
  await expect(orders(page).locator('.bl-loans__split')).toContainText('100.00')
  await orders(page)
    .getByRole('radio', { name: words('loans:repay.part') })
    .focus()
  await page.keyboard.press('ArrowLeft')
  await orders(page).getByRole('button', { name: 'Repay 10,005.00 USDT' }).click()
  await confirm(page, 'Repay 10,005.00 USDT')
  await expectToast(page, words('loans:repay.done'))
  await expect(orders(page).getByText(words('loans:none'))).toBeVisible()
  expect((await balanceOf(member.token, 'BTC')).available).toBe(units('1.00000000'))
  expect((await balanceOf(member.token, 'USDT')).available).toBe(units('395.00000000'))
  await orders(page)
    .getByRole('tab', { name: /^Ended/ })
    .click()
  await expect(orders(page).getByText('Repaid', { exact: true }).last()).toBeVisible()
})

test('the loans page shows an overdue loan with its penalty; the member repays it by keyboard alone, and the repayment is recorded @deep', async ({
  page,
  context,
}) => {
  let member = await borrower({ USDT: '500' })
  const goods = await ask('loans.goods', {}, member.token)
  const goods_id = goods.find(({ collateral }) => !collateral)!.id
  const asked = { goods_id, amount: '1000', term_days: 7, agree: true, trade_password: FUND_PASSWORD }
  const { order_no } = await ask('loans.apply', asked, member.token)
  await control('review', { type: 'loan', id: order_no, approve: true })
  await control('clock', { advance_ms: 7 * DAY_MS + 60_000 })
  member = await again(member)
  await open(page, context, member, '/loans')
  await expect(orders(page).getByText('Overdue', { exact: true })).toBeVisible()
  // The debt: 1,000 of principal, 2.80 of interest, and 1.20 of penalty for the first late day.
  await expect(orders(page).getByText('1,004.00')).toBeVisible()
  await pressByKey(page, orders(page).getByRole('button', { name: 'Repay', exact: true }))
  await expect(orders(page).locator('.bl-loans__split')).toContainText('1.20')
  await pressByKey(page, orders(page).getByRole('button', { name: 'Repay 1,004.00 USDT' }))
  await confirmByKey(page)
  await expectToast(page, words('loans:repay.done'))
  await page.goto('/loansRecord')
  await page
    .getByRole('button', { name: words('loans:details') })
    .first()
    .click()
  const details = page.getByRole('dialog')
  await expect(details.getByText('penalty 1.2, interest 2.8, principal 1,000')).toBeVisible()
  expect((await ask('account.info', undefined, member.token)).credit_score).toBe(70)
})
