import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { ask, balanceOf, control, type TestMember } from './exchange.ts'
import { confirm, FUND_PASSWORD, memberWith } from './funds.ts'
import { choose, expectPlace, expectToast, isPhone, signIn, tabTo } from './pages.ts'

const DAY_MS = 86_400_000
const placeOf = (info: TestInfo) => (isPhone(info) ? '/mblist' : '/money')

/** Opens the calculator of a product, which is a bottom sheet on a phone. */
async function calculate(page: Page, info: TestInfo, product: string) {
  const card = page.getByRole('article', { name: product })
  const button = card.getByRole('button', { name: 'Calculate' })
  if (isPhone(info)) await button.click()
  else await button.or(card.getByText('In calculator')).click()
  await expect(page.getByRole('textbox', { name: /^(Amount|Copies)$/ })).toBeVisible()
}

/** Opens the details of the member's order. */
async function openOrder(page: Page, product: string) {
  await page
    .getByRole('row', { name: new RegExp(product) })
    .getByRole('button', { name: 'Order details' })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/**
 * Advances the clock by a number of nights, to noon of the last day. By then the income of each night has been booked.
 * The session expires during the jump, so the member logs in again.
 */
async function after(nights: number, member: TestMember): Promise<TestMember> {
  const { server_time: now } = await ask('site.settings', undefined)
  const noon = (Math.floor(now / DAY_MS) + nights + 0.5) * DAY_MS
  await control('clock', { advance_ms: noon - now })
  const { email: account, password } = member
  const { token } = await ask('session.login', { account, password })
  return { ...member, token }
}

test('a pledge (a deposit for a fixed number of days) pays its income and returns the principal on its last day @deep', async ({
  page,
  context,
}, info) => {
  const member = await memberWith({ USDT: '2000' })
  await signIn(context, member)
  await choose(context, { locale: 'en' })
  await page.goto(placeOf(info))
  await calculate(page, info, 'USDT 30D')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1,000')
  await expect(page.getByText('+9.00', { exact: true })).toBeVisible()
  // From here on, the test uses only the keyboard: Tab, Space, Enter and Escape.
  await page.getByRole('textbox', { name: 'Amount' }).focus()
  await tabTo(page, page.getByRole('checkbox', { name: /pledge income rules/ }))
  await page.keyboard.press('Space')
  const rules = page.getByRole('button', { name: 'pledge income rules' })
  await tabTo(page, rules)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /pledge/i }).last()).toContainText(/income/i)
  await page.keyboard.press('Escape')
  await expect(rules).toBeFocused()
  const submit = page.getByRole('button', { name: /^Pledge 1,000/ })
  await tabTo(page, submit)
  await page.keyboard.press('Enter')
  const digits = page.getByLabel('Fund password, 6 digits')
  await expect(digits).toBeFocused()
  await page.keyboard.press('Escape')
  // The dialog fades out after Escape. Meanwhile it still contains a button with the same name as the button of the
  // form. The test therefore waits until the dialog is gone.
  await expect(digits).toHaveCount(0)
  await expect(submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(digits).toBeFocused()
  await page.keyboard.type(FUND_PASSWORD)
  await page.keyboard.press('Enter')
  await expectToast(page, /^Subscribed/)
  await expect(page.getByRole('row', { name: /USDT 30D/ })).toBeVisible()
  expect((await balanceOf(member.token, 'USDT')).available).toBe(1000_00000000n)

  const later = await after(30, member)
  expect((await balanceOf(later.token, 'USDT')).available).toBe(2009_00000000n)
  await signIn(context, later)
  await page.goto(placeOf(info))
  await page.getByRole('tab', { name: /^Completed/ }).click()
  await openOrder(page, 'USDT 30D')
  await expect(page.getByRole('dialog').getByText('+9.00 USDT', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Income records' }).first().click()
  await expectPlace(page, '/revenueDetails')
  await expect(page.getByText('+0.30 USDT').first()).toBeVisible()
})

test('an early redemption costs exactly the amount that its confirmation dialog states @usually-desktop', async ({
  page,
  context,
}, info) => {
  const first = await memberWith({ USDT: '2000' })
  const { list } = await ask('wealth.products', { kind: 'pledge' }, first.token)
  const product = list.find(({ status }) => status === 'on_sale')!
  const request = { id: product.id, amount: '1000', agree: true, trade_password: '123456' }
  await ask('wealth.subscribe', request, first.token)
  const member = await after(3, first)
  await signIn(context, member)
  await choose(context, { locale: 'en' })
  await page.goto(placeOf(info))
  await openOrder(page, product.name)
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: `Redeem ${product.name}` })
  await expect(dialog.getByText('−0.90 USDT')).toBeVisible()
  await dialog.getByRole('button', { name: /^Redeem 1,000/ }).click()
  await confirm(page, /^Redeem/)
  await expectToast(page, /^Redeemed/)
  await page.getByRole('tab', { name: /^Redeemed/ }).click()
  await expect(page.getByRole('row', { name: new RegExp(product.name) })).toBeVisible()
  const { available } = await balanceOf(member.token, 'USDT')
  expect(available).toBeLessThanOrEqual(2000_00000000n)
})

test('axe finds no violation in the product cards, the calculator and the records @deep', async ({
  page,
  context,
}, info) => {
  const member = await memberWith({ USDT: '2000' })
  const [goods] = await ask('savings.goods', { type: 'flexible' }, member.token)
  await ask('savings.add', { goods_id: goods!.id, amount: '100', trade_password: '123456' }, member.token)
  await signIn(context, member)
  await choose(context, { locale: 'en' })
  const found: string[] = []
  const scan = async () => {
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`))
  }
  await page.goto(placeOf(info))
  await expect(page.getByRole('row', { name: /USDT Flex/ })).toBeVisible()
  await calculate(page, info, 'USDT 30D')
  await page.getByRole('textbox', { name: 'Amount' }).fill('500')
  await scan()
  await page.goto('/revenueDetails')
  await expect(page.getByText('No income yet')).toBeVisible()
  await scan()
  expect(found).toEqual([])
})
