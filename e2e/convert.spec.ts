import { expect, type Page, test } from '@playwright/test'
import { ask, balanceOf, control, freshMember, units } from './exchange.ts'
import { confirm, confirmByKey, memberWith, open } from './funds.ts'
import { choose, expectToast, pressByKey, tabTo } from './pages.ts'

const PLACE = '/transition'
const form = (page: Page) => page.locator('.bl-convert')
const pays = (page: Page) => form(page).getByRole('textbox', { name: 'You pay, from spot' })
const gets = (page: Page) => form(page).getByRole('textbox', { name: 'You receive, into spot' })
const press = (page: Page, name: string | RegExp) => form(page).getByRole('button', { name }).click()
const transferPanel = (page: Page) => page.locator('.bl-transfer-panel')

const records = async (token: string) => (await ask('convert.records', {}, token)).list

async function futuresOf(token: string): Promise<bigint> {
  const { list } = await ask('wallet.balances', { account: 'futures', coin: 'USDT' }, token)
  return units(list[0]?.available ?? '0')
}

test('a member converts at a quoted rate by keyboard alone; an expired quote is refused and the form keeps its entries @deep', async ({
  page,
  context,
}) => {
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, PLACE)
  const button = (name: string | RegExp) => form(page).getByRole('button', { name })
  await tabTo(page, pays(page))
  await page.keyboard.type('500')
  await pressByKey(page, button('Get quote'))
  await pressByKey(page, button(/^Convert 500 USDT to [\d.]+ BTC$/))
  await expect(page.getByRole('dialog').getByText(/This rate is held/)).toBeVisible()

  // While the member types the fund password, the quote expires.
  await control('clock', { advance_ms: 11_000 })
  await confirmByKey(page)
  await expect(form(page).getByText('The quote has expired', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pays(page)).toHaveValue('500')
  expect(await records(member.token)).toEqual([])
  expect((await balanceOf(member.token, 'USDT')).available).toBe(units('1000.00000000'))

  await pressByKey(page, button('Refresh quote'))
  await pressByKey(page, button(/^Convert 500 USDT to/))
  await confirmByKey(page)
  await expectToast(page, /^500 USDT converted to [\d.]+ BTC$/)
  await expect(pays(page)).toHaveValue('')
  const [record, ...others] = await records(member.token)
  expect(record).toMatchObject({ kind: 'convert', from_amount: '500.00000000', from_coin: 'USDT' })
  expect(others).toEqual([])
  expect((await balanceOf(member.token, 'USDT')).available).toBe(units('500.00000000'))
  expect((await balanceOf(member.token, 'BTC')).available).toBe(units(record!.to_amount))

  // A stream event adds the new record to the list without a reload.
  const list = page.locator('.bl-convert-records')
  await list.getByText('Convert', { exact: true }).first().click()
  await expect(page.getByRole('dialog').getByText('500 USDT')).toBeVisible()
})

test('a member converts to an exact amount to receive, and invalid amounts are reported at their field @deep', async ({
  page,
  context,
}) => {
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, PLACE)
  await gets(page).fill('0.005')
  await expect(pays(page)).not.toHaveValue('')
  await press(page, 'Get quote')
  await press(page, /^Convert [\d.]+ USDT to 0\.005 BTC$/)
  await confirm(page, /^Convert/)
  await expectToast(page, /converted to 0\.005 BTC$/)

  const refusals = [
    ['', 'Required'],
    ['0', 'Required'],
    ['-5', null],
    ['1,5,5', null],
    ['0.123456789', null],
    ['0.5', /at least 1/i],
    ['200000', /100,000/],
    ['900', /available/i],
  ] as const
  for (const [text, words] of refusals) {
    await pays(page).fill(text)
    await press(page, 'Get quote')
    await expect(pays(page), text).toHaveAttribute('aria-invalid', 'true')
    if (words) await expect(pays(page), text).toHaveAccessibleDescription(words)
    await expect(pays(page)).toHaveValue(text)
  }
  expect(await records(member.token)).toHaveLength(1)

  await pays(page).fill('100')
  await press(page, 'Get quote')
  await press(page, /^Convert 100 USDT/)
  await confirm(page, /^Convert 100 USDT/, '654321')
  await expect(
    page
      .getByRole('dialog')
      .getByText(/fund password/i)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await records(member.token)).toHaveLength(1)
})

test('a member swaps at the current rate without a quote, but with a minimum amount to receive @deep', async ({
  page,
  context,
}) => {
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, PLACE)
  await form(page).getByRole('tab', { name: 'At once' }).click()
  await pays(page).fill('200')
  await press(page, /^Swap 200 USDT for about/)
  await expect(page.getByRole('dialog').getByText('You receive at least')).toBeVisible()
  await confirm(page, /^Swap 200 USDT/)
  await expectToast(page, /^200 USDT converted to/)
  expect(await records(member.token)).toMatchObject([{ kind: 'swap', from_amount: '200.00000000' }])
})

test('a member transfers money to the futures account and back @deep', async ({ page, context }) => {
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, PLACE)
  const amount = transferPanel(page).getByRole('textbox', { name: 'Amount' })
  // The test waits until the panel has loaded the balance. Without the balance, the panel could not reject the amount
  // itself: it would ask for the fund password, and only the server would refuse the amount.
  await expect(transferPanel(page).getByText(/^Can be transferred: 1,000\.00/)).toBeVisible()
  await amount.fill('1000.01')
  await transferPanel(page)
    .getByRole('button', { name: /^Transfer 1,000\.01/ })
    .click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('250')
  await transferPanel(page)
    .getByRole('button', { name: /^Transfer 250/ })
    .click()
  await confirm(page, /^Transfer 250/)
  await expectToast(page, /^250\.00.USDT transferred$/)
  expect(await futuresOf(member.token)).toBe(units('250.00000000'))

  await transferPanel(page).getByRole('button', { name: 'Swap direction' }).click()
  await expect(transferPanel(page).getByText(/^Can be transferred: 250\.00/)).toBeVisible()
  await transferPanel(page).getByRole('button', { name: 'Max' }).click()
  await transferPanel(page)
    .getByRole('button', { name: /^Transfer 250/ })
    .click()
  await confirm(page, /^Transfer 250/)
  await expect.poll(() => futuresOf(member.token)).toBe(0n)
  await expect(page.locator('.bl-convert-records').getByText('Transfer', { exact: true })).toHaveCount(2)
})

test('a visitor can use the conversion form as a calculator @deep', async ({ page, context }) => {
  await choose(context, { locale: 'en' })
  await page.goto(PLACE)
  await pays(page).fill('100')
  await expect(gets(page)).toHaveValue(/^0\.00\d+/)
  await press(page, 'Swap the two coins')
  await expect(gets(page)).toHaveValue('100')
  await press(page, 'Log in to convert')
  await expect(page).toHaveURL(/login/)
})

test('the exchange refuses the eleventh open quote that a member requests within a minute @deep', async ({
  page,
  context,
}) => {
  const member = await freshMember({ USDT: '1000' })
  for (let n = 0; n < 10; n++)
    await ask('convert.convert', { from_coin: 'USDT', to_coin: 'BTC', from_amount: '10' }, member.token)
  await open(page, context, member, PLACE)
  await pays(page).fill('100')
  await press(page, 'Get quote')
  await expect(form(page).getByRole('alert').first()).toContainText('At most 10 open quotes a minute')
  await expect(pays(page)).toHaveValue('100')
})
