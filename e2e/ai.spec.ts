import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { ask, balanceOf, control, units } from './exchange.ts'
import { confirm, confirmByKey, memberWith, open } from './funds.ts'
import { expectPlace, expectToast, isPhone, pressByKey, signIn, tabTo } from './pages.ts'

const DAY_MS = 86_400_000

const places = (info: TestInfo) =>
  isPhone(info)
    ? { plans: '/mbpropagate', orders: '/mbpropagatelist' }
    : { plans: '/ai', orders: '/orderRecord' }

const card = (page: Page, name: string) => page.getByRole('article', { name })
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })

/** Chooses an AI plan, drafts an order of the given amount and pays it. */
async function buy(page: Page, info: TestInfo, plan: string, sum: string) {
  const choose = card(page, plan).getByRole('button', { name: /^Choose/ })
  await expect(card(page, plan)).toBeVisible()
  if (isPhone(info) || (await choose.count()) > 0) await choose.click()
  await amount(page).fill(sum)
  await page.getByRole('checkbox', { name: /AI plan agreement/ }).click()
  await page.getByRole('button', { name: new RegExp(`^Pay ${sum}`) }).click()
  await expect(page.getByRole('dialog').last().getByRole('timer')).toBeVisible()
  await confirm(page, /^Pay/)
  await expectToast(page, new RegExp(`paid for ${plan}`))
}

/** Chooses an AI plan, drafts an order and pays it, using the keyboard only. */
async function buyByKey(page: Page, plan: string, sum: string) {
  await expect(card(page, plan)).toBeVisible()
  const choose = card(page, plan).getByRole('button', { name: /^Choose/ })
  if ((await choose.count()) > 0) await pressByKey(page, choose)
  await tabTo(page, amount(page))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(sum)
  await pressByKey(page, page.getByRole('checkbox', { name: /AI plan agreement/ }), 'Space')
  await pressByKey(page, page.getByRole('button', { name: new RegExp(`^Pay ${sum}`) }))
  await expect(page.getByRole('dialog').last().getByRole('timer')).toBeVisible()
  await confirmByKey(page)
  await expectToast(page, new RegExp(`paid for ${plan}`))
}

/** Advances the clock by some days and signs the member in again, because a session token expires within a day. */
async function dayLater(page: Page, email: string, password: string, days: number) {
  await control('clock', { advance_ms: days * DAY_MS })
  const { token } = await ask('session.login', { account: email, password })
  await signIn(page.context(), { token })
  return token
}

const ordersOf = async (token: string) => {
  const { list } = await ask('spot.orders', { type: 'ai' }, token)
  return list as Extract<(typeof list)[number], { loops: number }>[]
}

test('a member pays an AI order by keyboard alone; when the order ends, principal and result are paid back, and the page verifies the daily results @deep', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000)
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, places(info).plans)
  await buyByKey(page, 'Steady 7', '500')
  expect((await balanceOf(member.token, 'USDT')).available).toBe(units('500.00000000'))

  const token = await dayLater(page, member.email, member.password, 8)
  const [ended] = await ordersOf(token)
  expect(ended).toMatchObject({ status: 'completed', days_done: 7 })
  expect((await balanceOf(token, 'USDT')).available).toBe(units('500.00000000') + units(ended!.paid_back!))
  await page.goto(places(info).orders)
  await page.getByRole('tab', { name: /^Completed/ }).click()
  await expect(page.getByRole('row', { name: /Steady 7/ })).toBeVisible()
  await page.getByRole('button', { name: 'Days' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Computed in this page, equal to what was booked')).toBeVisible()
  const { day, tick_price } = ended!.days.at(-1)!
  await expect(dialog.getByText(`${ended!.order_no}:${day}:${tick_price}`)).toBeVisible()
})

test('an AI order that the member finishes early ends at the next daily booking @deep', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000)
  const member = await memberWith({ USDT: '1000' })
  await open(page, context, member, places(info).plans)
  await buy(page, info, 'Core 21', '200')
  await page.goto(places(info).orders)
  await page.getByRole('button', { name: 'Days' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish early' }).click()
  await expect(page.getByRole('dialog').getByText('Days not run: 20')).toBeVisible()
  await confirm(page, /^Finish early/)
  await expectToast(page, /Core 21 ends at the next booking/)
  const token = await dayLater(page, member.email, member.password, 2)
  const [ended] = await ordersOf(token)
  expect(ended).toMatchObject({ status: 'completed', days_done: 1 })
  expect((await balanceOf(token, 'USDT')).available).toBe(units('800.00000000') + units(ended!.paid_back!))
})

test('a visitor computes the result of an AI plan and is led to the log-in @desktop @deep', async ({
  page,
}) => {
  await page.goto('/ai')
  await amount(page).fill('2000')
  await expect(
    page.getByRole('region', { name: 'Calculator' }).getByText('−84.00', { exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Log in to order' }).click()
  await expectPlace(page, /^\/login/)
})
